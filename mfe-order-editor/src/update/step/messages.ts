const en = {
  title: {
    pickup: (number: string) => `Picked up now: ${number}`,
    dropoff: (number: string) => `Dropped off now: ${number}`,
  },
  /** Before the time. */
  time: { pickup: 'Pickup time', dropoff: 'Dropoff time' },
  /** Below the time of a restored form. */
  earlierTime: 'This is when you first opened this form. The full form can change it.',
  items: { pickup: 'Items picked up', dropoff: 'Items dropped off' },
  noItems: {
    pickup: 'Every item already has a pickup time.',
    dropoff: 'No item is waiting for its dropoff time.',
  },
  /** Before the name of the only item. */
  oneItem: { pickup: 'Item picked up', dropoff: 'Item dropped off' },
  item: (rowNumber: number, type: string, barcode: string, quantity: string) =>
    [`${rowNumber}. ${type}`, barcode, Number(quantity) === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
  notPickedUp: (count: number) => (count === 1 ? '1 item has no pickup time.' : `${count} items have no pickup time.`),
  addPickupTimes: 'Add pickup times',
  /** `issue` has its field in the full form only. */
  obstacle: (issue: string) => `Correct this in the full form. ${issue}`,
  scan: 'Scan items',
  /** The result of a scan of an item that is on the order and that this step does not record. */
  notPending: {
    pickup: (code: string) => `${code} is on this order, but it is picked up already`,
    dropoff: (code: string) => `${code} is on this order, but it does not wait for its dropoff`,
  },
  fullForm: 'Full form',
}

const es: typeof en = {
  title: { pickup: (number) => `Recogido ahora: ${number}`, dropoff: (number) => `Entregado ahora: ${number}` },
  time: { pickup: 'Hora de recogida', dropoff: 'Hora de entrega' },
  earlierTime: 'A esa hora abrió este formulario por primera vez. El formulario completo permite cambiarla.',
  items: { pickup: 'Artículos recogidos', dropoff: 'Artículos entregados' },
  noItems: {
    pickup: 'Todos los artículos ya tienen hora de recogida.',
    dropoff: 'Ningún artículo espera su hora de entrega.',
  },
  oneItem: { pickup: 'Artículo recogido', dropoff: 'Artículo entregado' },
  item: (rowNumber, type, barcode, quantity) =>
    [`${rowNumber}. ${type}`, barcode, Number(quantity) === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
  notPickedUp: (count) =>
    count === 1 ? '1 artículo no tiene hora de recogida.' : `${count} artículos no tienen hora de recogida.`,
  addPickupTimes: 'Añadir horas de recogida',
  obstacle: (issue) => `Corrija esto en el formulario completo. ${issue}`,
  scan: 'Escanear artículos',
  notPending: {
    pickup: (code) => `${code} está en este pedido, pero ya se recogió`,
    dropoff: (code) => `${code} está en este pedido, pero no espera su entrega`,
  },
  fullForm: 'Formulario completo',
}

/** The texts of the form for one pickup or dropoff. */
export const messages = { en, es }
