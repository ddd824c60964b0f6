import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { ItemField } from '../problems.ts'

/** The names of accessible-names.md, "row k", stand in `field`, `copy` and `remove`. */
interface Messages {
  table: string
  columns: Record<'number' | ItemField | 'actions', string>
  field: Record<ItemField, (k: number) => string>
  add: string
  reset: string
  resetQuestion: string
  resetYes: string
  resetNo: string
  bulkTime: string
  bulkNow: string
  setPickupTimes: string
  setDropoffTimes: string
  copy: (k: number) => string
  copyWord: string
  remove: (k: number) => string
  undo: (k: number) => string
  undoWord: string
  removeQuestion: (k: number) => string
  removeYes: string
  removeNo: string
  removed: string
  change: Record<'new' | 'edited', string>
  locked: (quantity: string) => string
  repeated: string
  now: string
  setNow: Record<'pickupTime' | 'dropoffTime', (k: number) => string>
  above: string
  setAbove: Record<'pickupTime' | 'dropoffTime', (k: number) => string>
  clear: string
  setClear: Record<'pickupTime' | 'dropoffTime', (k: number) => string>
  chooseType: string
  more: (k: number) => string
  less: (k: number) => string
  find: string
  found: (at: number, count: number) => string
  notFound: string
  next: string
  none: string
  item: (k: number) => string
  scan: string
  scanItem: (k: number) => string
}

export const messages = {
  en: {
    table: 'Items',
    columns: {
      number: '#',
      barcode: 'Barcode',
      typeId: 'Item Type',
      quantity: 'Quantity',
      pickupTime: 'Pickup Time',
      dropoffTime: 'Dropoff Time',
      actions: 'Actions',
    },
    field: {
      barcode: (k) => `Item ${k} barcode`,
      typeId: (k) => `Item ${k} type`,
      quantity: (k) => `Item ${k} quantity`,
      pickupTime: (k) => `Item ${k} pickup time`,
      dropoffTime: (k) => `Item ${k} dropoff time`,
    },
    add: 'Add Item',
    reset: 'Reset Form',
    resetQuestion: 'Discard what you typed in the items and load them again?',
    resetYes: 'Discard and reload',
    resetNo: 'Keep editing',
    bulkTime: 'Time for all items',
    bulkNow: 'Set the time for all to now',
    setPickupTimes: 'Set Pickup Times',
    setDropoffTimes: 'Set Dropoff Times',
    copy: (k) => `Copy item ${k}`,
    copyWord: 'Copy',
    remove: (k) => `Delete item ${k}`,
    undo: (k) => `Undo for item ${k}`,
    undoWord: 'Undo',
    removeQuestion: (k) => `Item ${k} is on the order. Delete it with the next Save?`,
    removeYes: 'Delete',
    removeNo: 'Keep it',
    removed: 'Deleted with Save',
    change: { new: 'New', edited: 'Edited' },
    locked: (quantity) => `Will be saved as ${quantity} separate items, each to get its own barcode.`,
    repeated: 'Another item has this barcode.',
    now: 'Now',
    setNow: {
      pickupTime: (k) => `Set pickup time of item ${k} to now`,
      dropoffTime: (k) => `Set dropoff time of item ${k} to now`,
    },
    above: 'Same as above',
    setAbove: {
      pickupTime: (k) => `Same pickup time as above for item ${k}`,
      dropoffTime: (k) => `Same dropoff time as above for item ${k}`,
    },
    clear: 'Clear',
    setClear: {
      pickupTime: (k) => `Clear pickup time of item ${k}`,
      dropoffTime: (k) => `Clear dropoff time of item ${k}`,
    },
    chooseType: 'Choose…',
    more: (k) => `One more of item ${k}`,
    less: (k) => `One less of item ${k}`,
    find: 'Find a barcode',
    found: (at, count) => `${at} of ${count}`,
    notFound: 'Not found',
    next: 'Next match',
    none: 'No items. Add one, or scan a barcode.',
    item: (k) => `Item ${k}`,
    scan: 'Scan',
    scanItem: (k) => `Scan into item ${k}`,
  },
  es: {
    table: 'Artículos',
    columns: {
      number: '#',
      barcode: 'Código de barras',
      typeId: 'Tipo de artículo',
      quantity: 'Cantidad',
      pickupTime: 'Hora de recogida',
      dropoffTime: 'Hora de entrega',
      actions: 'Acciones',
    },
    field: {
      barcode: (k) => `Artículo ${k} código de barras`,
      typeId: (k) => `Artículo ${k} tipo`,
      quantity: (k) => `Artículo ${k} cantidad`,
      pickupTime: (k) => `Artículo ${k} hora de recogida`,
      dropoffTime: (k) => `Artículo ${k} hora de entrega`,
    },
    add: 'Añadir artículo',
    reset: 'Restablecer formulario',
    resetQuestion: '¿Descartar lo que escribió en los artículos y cargarlos de nuevo?',
    resetYes: 'Descartar y recargar',
    resetNo: 'Seguir editando',
    bulkTime: 'Hora para todos los artículos',
    bulkNow: 'Poner la hora de todos a ahora',
    setPickupTimes: 'Poner horas de recogida',
    setDropoffTimes: 'Poner horas de entrega',
    copy: (k) => `Copiar artículo ${k}`,
    copyWord: 'Copiar',
    remove: (k) => `Eliminar artículo ${k}`,
    undo: (k) => `Deshacer en el artículo ${k}`,
    undoWord: 'Deshacer',
    removeQuestion: (k) => `El artículo ${k} está en la orden. ¿Eliminarlo al guardar?`,
    removeYes: 'Eliminar',
    removeNo: 'Conservarlo',
    removed: 'Se elimina al guardar',
    change: { new: 'Nuevo', edited: 'Editado' },
    locked: (quantity) => `Se guardará como ${quantity} artículos separados, cada uno con su propio código.`,
    repeated: 'Otro artículo tiene este código.',
    now: 'Ahora',
    setNow: {
      pickupTime: (k) => `Poner la recogida del artículo ${k} a ahora`,
      dropoffTime: (k) => `Poner la entrega del artículo ${k} a ahora`,
    },
    above: 'Igual que arriba',
    setAbove: {
      pickupTime: (k) => `Misma recogida que arriba para el artículo ${k}`,
      dropoffTime: (k) => `Misma entrega que arriba para el artículo ${k}`,
    },
    clear: 'Borrar',
    setClear: {
      pickupTime: (k) => `Borrar la recogida del artículo ${k}`,
      dropoffTime: (k) => `Borrar la entrega del artículo ${k}`,
    },
    chooseType: 'Elegir…',
    more: (k) => `Uno más del artículo ${k}`,
    less: (k) => `Uno menos del artículo ${k}`,
    find: 'Buscar un código',
    found: (at, count) => `${at} de ${count}`,
    notFound: 'No se encontró',
    next: 'Siguiente',
    none: 'Sin artículos. Añada uno o escanee un código.',
    item: (k) => `Artículo ${k}`,
    scan: 'Escanear',
    scanItem: (k) => `Escanear en el artículo ${k}`,
  },
} satisfies MessageTable<Messages>
