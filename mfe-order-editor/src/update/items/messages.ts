import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { ItemField } from '../rules/issues.ts'
import type { TimeColumn } from '../rules/itemList.ts'

/** `field`, `copy` and `remove` are accessible names, which other teams rely on. */
interface Messages {
  table: string
  columns: Record<'number' | ItemField | 'actions', string>
  field: Record<ItemField, (rowNumber: number) => string>
  add: string
  reset: string
  resetDone: string
  undoReset: string
  bulkTime: string
  bulkNow: string
  setTimes: Record<TimeColumn, string>
  bulkEffect: (rows: number, withTime: number) => string
  bulkDone: Record<TimeColumn, (rows: number) => string>
  copy: (rowNumber: number) => string
  copyLabel: string
  remove: (rowNumber: number) => string
  undo: (rowNumber: number) => string
  undoLabel: string
  removeLabel: string
  removed: string
  change: Record<'new' | 'edited', string>
  locked: (quantity: string) => string
  repeated: string
  setNow: Record<'pickupTime' | 'dropoffTime', (rowNumber: number) => string>
  above: string
  setAbove: Record<'pickupTime' | 'dropoffTime', (rowNumber: number) => string>
  clear: string
  setClear: Record<'pickupTime' | 'dropoffTime', (rowNumber: number) => string>
  chooseType: string
  increase: (rowNumber: number) => string
  decrease: (rowNumber: number) => string
  find: string
  found: (position: number, count: number) => string
  notFound: string
  next: string
  none: string
  item: (rowNumber: number) => string
  scan: string
  scanItem: (rowNumber: number) => string
  scanNew: string
}

/** The texts of the items. */
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
      barcode: (rowNumber) => `Item ${rowNumber} barcode`,
      typeId: (rowNumber) => `Item ${rowNumber} type`,
      quantity: (rowNumber) => `Item ${rowNumber} quantity`,
      pickupTime: (rowNumber) => `Item ${rowNumber} pickup time`,
      dropoffTime: (rowNumber) => `Item ${rowNumber} dropoff time`,
    },
    add: 'Add Item',
    reset: 'Reset Form',
    resetDone: 'The items were loaded again.',
    undoReset: 'Undo Reset Form',
    bulkTime: 'Time for all items',
    bulkNow: 'Set the time for all to now',
    setTimes: { pickupTime: 'Set Pickup Times', dropoffTime: 'Set Dropoff Times' },
    bulkEffect: (rows, withTime) =>
      `${rows === 1 ? '1 item' : `${rows} items`}, ${withTime} already ${withTime === 1 ? 'has' : 'have'} a time`,
    bulkDone: {
      pickupTime: (rows) => `Pickup time set on ${rows === 1 ? '1 item' : `${rows} items`}.`,
      dropoffTime: (rows) => `Dropoff time set on ${rows === 1 ? '1 item' : `${rows} items`}.`,
    },
    copy: (rowNumber) => `Copy item ${rowNumber}`,
    copyLabel: 'Copy',
    remove: (rowNumber) => `Delete item ${rowNumber}`,
    undo: (rowNumber) => `Undo delete of item ${rowNumber}`,
    undoLabel: 'Undo',
    removeLabel: 'Delete',
    removed: 'Will be deleted when you save',
    change: { new: 'New', edited: 'Edited' },
    locked: (quantity) => `Will be saved as ${quantity} separate items, each to get its own barcode.`,
    repeated: 'Another item has this barcode.',
    setNow: {
      pickupTime: (rowNumber) => `Set pickup time of item ${rowNumber} to now`,
      dropoffTime: (rowNumber) => `Set dropoff time of item ${rowNumber} to now`,
    },
    above: 'Same as above',
    setAbove: {
      pickupTime: (rowNumber) => `Same pickup time as above for item ${rowNumber}`,
      dropoffTime: (rowNumber) => `Same dropoff time as above for item ${rowNumber}`,
    },
    clear: 'Clear',
    setClear: {
      pickupTime: (rowNumber) => `Clear pickup time of item ${rowNumber}`,
      dropoffTime: (rowNumber) => `Clear dropoff time of item ${rowNumber}`,
    },
    chooseType: 'Choose…',
    increase: (rowNumber) => `Increase quantity of item ${rowNumber}`,
    decrease: (rowNumber) => `Decrease quantity of item ${rowNumber}`,
    find: 'Find a barcode',
    found: (position, count) => `${position} of ${count}`,
    notFound: 'Not found',
    next: 'Next match',
    none: 'No items. Add one, or scan a barcode.',
    item: (rowNumber) => `Item ${rowNumber}`,
    scan: 'Scan',
    scanItem: (rowNumber) => `Scan into item ${rowNumber}`,
    scanNew: 'Scan a new item',
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
      barcode: (rowNumber) => `Artículo ${rowNumber} código de barras`,
      typeId: (rowNumber) => `Artículo ${rowNumber} tipo`,
      quantity: (rowNumber) => `Artículo ${rowNumber} cantidad`,
      pickupTime: (rowNumber) => `Artículo ${rowNumber} hora de recogida`,
      dropoffTime: (rowNumber) => `Artículo ${rowNumber} hora de entrega`,
    },
    add: 'Añadir artículo',
    reset: 'Restablecer',
    resetDone: 'Artículos recargados.',
    undoReset: 'Deshacer el restablecimiento',
    bulkTime: 'Hora para todos los artículos',
    bulkNow: 'Poner la hora actual en todos',
    setTimes: { pickupTime: 'Poner horas de recogida', dropoffTime: 'Poner horas de entrega' },
    bulkEffect: (rows, withTime) =>
      `${rows === 1 ? '1 artículo' : `${rows} artículos`}, ${withTime} ya ${withTime === 1 ? 'tiene' : 'tienen'} hora`,
    bulkDone: {
      pickupTime: (rows) => `Hora de recogida aplicada a ${rows === 1 ? '1 artículo' : `${rows} artículos`}.`,
      dropoffTime: (rows) => `Hora de entrega aplicada a ${rows === 1 ? '1 artículo' : `${rows} artículos`}.`,
    },
    copy: (rowNumber) => `Copiar artículo ${rowNumber}`,
    copyLabel: 'Copiar',
    remove: (rowNumber) => `Eliminar artículo ${rowNumber}`,
    undo: (rowNumber) => `Deshacer la eliminación del artículo ${rowNumber}`,
    undoLabel: 'Deshacer',
    removeLabel: 'Eliminar',
    removed: 'Se eliminará al guardar',
    change: { new: 'Nuevo', edited: 'Editado' },
    locked: (quantity) => `Se guardará como ${quantity} artículos separados, cada uno con su propio código.`,
    repeated: 'Otro artículo tiene este código.',
    setNow: {
      pickupTime: (rowNumber) => `Poner la hora actual en la recogida del artículo ${rowNumber}`,
      dropoffTime: (rowNumber) => `Poner la hora actual en la entrega del artículo ${rowNumber}`,
    },
    above: 'Igual que arriba',
    setAbove: {
      pickupTime: (rowNumber) => `Misma recogida que arriba para el artículo ${rowNumber}`,
      dropoffTime: (rowNumber) => `Misma entrega que arriba para el artículo ${rowNumber}`,
    },
    clear: 'Borrar',
    setClear: {
      pickupTime: (rowNumber) => `Borrar la recogida del artículo ${rowNumber}`,
      dropoffTime: (rowNumber) => `Borrar la entrega del artículo ${rowNumber}`,
    },
    chooseType: 'Elegir…',
    increase: (rowNumber) => `Aumentar la cantidad del artículo ${rowNumber}`,
    decrease: (rowNumber) => `Disminuir la cantidad del artículo ${rowNumber}`,
    find: 'Buscar un código',
    found: (position, count) => `${position} de ${count}`,
    notFound: 'No se encontró',
    next: 'Siguiente',
    none: 'Sin artículos. Añada uno o escanee un código.',
    item: (rowNumber) => `Artículo ${rowNumber}`,
    scan: 'Escanear',
    scanItem: (rowNumber) => `Escanear en el artículo ${rowNumber}`,
    scanNew: 'Escanear un artículo nuevo',
  },
} satisfies MessageTable<Messages>
