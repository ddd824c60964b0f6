import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  order: (number: string) => string
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
export const messages = {
  en: {
    order: (number) => `Order ${number}`,
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
    order: (number) => `Pedido ${number}`,
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
    minutes: 'Minutos para completar',
    items: 'Artículos',
  },
} satisfies MessageTable<Messages>
