const englishNames = {
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
}

const spanishNames: typeof englishNames = {
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
}

/** The names of an order's fields. */
export const fieldNames = { en: englishNames, es: spanishNames }

const en = { ...englishNames, order: (number: string) => `Order ${number}` }

const es: typeof en = { ...spanishNames, order: (number) => `Pedido ${number}` }

/** Texts of an order's card. */
export const messages = { en, es }
