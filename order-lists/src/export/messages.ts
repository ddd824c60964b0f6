import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { CsvColumn } from './orderRows.ts'

interface Messages {
  print: string
  printShort: string
  preparing: string
  csv: string
  csvShort: string
  manifest: string
  printed: (when: string, orders: number) => string
  phone: string
  items: (count: number) => string
  signature: string
  column: Record<CsvColumn, string>
}

export const messages = {
  en: {
    print: 'Print manifest',
    printShort: 'Print',
    preparing: 'Preparing…',
    csv: 'Save as CSV',
    csvShort: 'CSV',
    manifest: 'Manifest',
    printed: (when, orders) => `Printed ${when} · ${orders === 1 ? '1 order' : `${orders} orders`}`,
    phone: 'Phone',
    items: (count) => (count === 1 ? '1 item' : `${count} items`),
    signature: 'Signature',
    column: {
      workOrderNumber: 'Order',
      status: 'Status',
      pickup: 'Pickup',
      pickupEarliest: 'Pickup Earliest',
      pickupEarliestIso: 'Pickup Earliest (ISO)',
      pickupLatest: 'Pickup Latest',
      pickupLatestIso: 'Pickup Latest (ISO)',
      dropoff: 'Dropoff',
      dropoffEarliest: 'Dropoff Earliest',
      dropoffEarliestIso: 'Dropoff Earliest (ISO)',
      dropoffLatest: 'Dropoff Latest',
      dropoffLatestIso: 'Dropoff Latest (ISO)',
      tripClass: 'Trip Class',
      vehicle: 'Vehicle',
      miles: 'Miles',
      tempState: 'Temp State',
      minutes: 'Minutes to Complete',
      items: 'Items',
    },
  },
  es: {
    print: 'Imprimir manifiesto',
    printShort: 'Imprimir',
    preparing: 'Preparando…',
    csv: 'Guardar como CSV',
    csvShort: 'CSV',
    manifest: 'Manifiesto',
    printed: (when, orders) => `Impreso ${when} · ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
    phone: 'Teléfono',
    items: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
    signature: 'Firma',
    column: {
      workOrderNumber: 'Pedido',
      status: 'Estado',
      pickup: 'Recogida',
      pickupEarliest: 'Recogida, desde',
      pickupEarliestIso: 'Recogida, desde (ISO)',
      pickupLatest: 'Recogida, hasta',
      pickupLatestIso: 'Recogida, hasta (ISO)',
      dropoff: 'Entrega',
      dropoffEarliest: 'Entrega, desde',
      dropoffEarliestIso: 'Entrega, desde (ISO)',
      dropoffLatest: 'Entrega, hasta',
      dropoffLatestIso: 'Entrega, hasta (ISO)',
      tripClass: 'Clase de viaje',
      vehicle: 'Vehículo',
      miles: 'Millas',
      tempState: 'Temperatura',
      minutes: 'Minutos para completar',
      items: 'Artículos',
    },
  },
} satisfies MessageTable<Messages>
