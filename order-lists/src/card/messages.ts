import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface FieldNames {
  pickup: string
  dropoff: string
  pickupEarliest: string
  pickupLatest: string
  dropoffEarliest: string
  dropoffLatest: string
  tripClass: string
  vehicle: string
  miles: string
  tempState: string
  minutes: string
  items: string
}

/** The names of an order's fields. */
export const fieldNames = {
  en: {
    pickup: 'Pickup',
    dropoff: 'Dropoff',
    pickupEarliest: 'Pickup Earliest',
    pickupLatest: 'Pickup Latest',
    dropoffEarliest: 'Dropoff Earliest',
    dropoffLatest: 'Dropoff Latest',
    tripClass: 'Trip Class',
    vehicle: 'Vehicle',
    miles: 'Miles',
    tempState: 'Temp State',
    minutes: 'Minutes to Complete',
    items: 'Items',
  },
  es: {
    pickup: 'Recogida',
    dropoff: 'Entrega',
    pickupEarliest: 'Recogida, desde',
    pickupLatest: 'Recogida, hasta',
    dropoffEarliest: 'Entrega, desde',
    dropoffLatest: 'Entrega, hasta',
    tripClass: 'Clase de viaje',
    vehicle: 'Vehículo',
    miles: 'Millas',
    tempState: 'Temperatura',
    minutes: 'Duración (min)',
    items: 'Artículos',
  },
} satisfies MessageTable<FieldNames>

interface Messages extends FieldNames {
  order: (number: string) => string
}

/** Texts of an order's card. */
export const messages = {
  en: { ...fieldNames.en, order: (number) => `Order ${number}` },
  es: { ...fieldNames.es, order: (number) => `Pedido ${number}` },
} satisfies MessageTable<Messages>
