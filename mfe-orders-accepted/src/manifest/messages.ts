import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { ManifestColumn } from './manifestRows.ts'

interface Messages {
  print: string
  printShort: string
  csv: string
  csvShort: string
  title: string
  printed: (when: string, orders: number) => string
  fileName: string
  column: Record<ManifestColumn, string>
}

export const messages = {
  en: {
    print: 'Print manifest',
    printShort: 'Print',
    csv: 'Save as CSV',
    csvShort: 'CSV',
    title: 'Manifest',
    printed: (when, orders) => `Printed ${when} · ${orders === 1 ? '1 order' : `${orders} orders`}`,
    fileName: 'accepted-orders',
    column: {
      workOrderNumber: 'Order',
      status: 'Status',
      pickup: 'Pickup',
      pickupEarliest: 'Pickup Earliest',
      pickupLatest: 'Pickup Latest',
      dropoff: 'Dropoff',
      dropoffEarliest: 'Dropoff Earliest',
      dropoffLatest: 'Dropoff Latest',
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
    csv: 'Guardar como CSV',
    csvShort: 'CSV',
    title: 'Manifiesto',
    printed: (when, orders) => `Impreso ${when} · ${orders === 1 ? '1 orden' : `${orders} órdenes`}`,
    fileName: 'ordenes-aceptadas',
    column: {
      workOrderNumber: 'Orden',
      status: 'Estado',
      pickup: 'Recogida',
      pickupEarliest: 'Recogida, desde',
      pickupLatest: 'Recogida, hasta',
      dropoff: 'Entrega',
      dropoffEarliest: 'Entrega, desde',
      dropoffLatest: 'Entrega, hasta',
      tripClass: 'Clase de viaje',
      vehicle: 'Vehículo',
      miles: 'Millas',
      tempState: 'Temperatura',
      minutes: 'Minutos para completar',
      items: 'Artículos',
    },
  },
} satisfies MessageTable<Messages>
