import { fieldNames } from '../card/messages.ts'

const en = {
  print: 'Print manifest',
  printShort: 'Print',
  cancel: 'Cancel',
  cancelPrint: 'Cancel printing',
  csv: 'Save as CSV',
  csvShort: 'CSV',
  manifest: 'Manifest',
  printed: (when: string, orders: number) => `Printed ${when} · ${orders === 1 ? '1 order' : `${orders} orders`}`,
  withoutDetails: (orders: number) =>
    `Addresses, phone numbers and item lists are missing for ${orders === 1 ? '1 order' : `${orders} orders`}, because the details could not be loaded.`,
  phone: 'Phone',
  /** A quantity above one makes more pieces than items. */
  items: (items: number, pieces: number) =>
    `${items === 1 ? '1 item' : `${items} items`}${pieces === items ? '' : `, ${pieces} pieces`}`,
  signature: 'Signature',
  column: {
    ...fieldNames.en,
    workOrderNumber: 'Order',
    status: 'Status',
    pickupEarliestIso: `${fieldNames.en.pickupEarliest} (ISO)`,
    pickupLatestIso: `${fieldNames.en.pickupLatest} (ISO)`,
    dropoffEarliestIso: `${fieldNames.en.dropoffEarliest} (ISO)`,
    dropoffLatestIso: `${fieldNames.en.dropoffLatest} (ISO)`,
  },
}

const es: typeof en = {
  print: 'Imprimir manifiesto',
  printShort: 'Imprimir',
  cancel: 'Cancelar',
  cancelPrint: 'Cancelar la impresión',
  csv: 'Guardar como CSV',
  csvShort: 'CSV',
  manifest: 'Manifiesto',
  printed: (when, orders) => `Impreso ${when} · ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
  withoutDetails: (orders) =>
    `Faltan las direcciones, los teléfonos y las listas de artículos de ${orders === 1 ? '1 pedido' : `${orders} pedidos`}, porque no se pudieron cargar los detalles.`,
  phone: 'Teléfono',
  items: (items, pieces) =>
    `${items === 1 ? '1 artículo' : `${items} artículos`}${pieces === items ? '' : `, ${pieces} piezas`}`,
  signature: 'Firma',
  column: {
    ...fieldNames.es,
    workOrderNumber: 'Pedido',
    status: 'Estado',
    pickupEarliestIso: `${fieldNames.es.pickupEarliest} (ISO)`,
    pickupLatestIso: `${fieldNames.es.pickupLatest} (ISO)`,
    dropoffEarliestIso: `${fieldNames.es.dropoffEarliest} (ISO)`,
    dropoffLatestIso: `${fieldNames.es.dropoffLatest} (ISO)`,
  },
}

/** Texts of the manifest and of the CSV file. */
export const messages = { en, es }
