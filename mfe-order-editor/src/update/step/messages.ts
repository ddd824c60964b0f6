import type { OrderStep } from '@carrier-portal/contract'
import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: Record<OrderStep, (number: string) => string>
  /** Before the time. */
  time: Record<OrderStep, string>
  items: Record<OrderStep, string>
  noItems: Record<OrderStep, string>
  /** Before the name of the only item. */
  oneItem: Record<OrderStep, string>
  item: (rowNumber: number, type: string, barcode: string, quantity: string) => string
  notPickedUp: (count: number) => string
  addPickupTimes: string
  /** `issue` has its field in the full form only. */
  obstacle: (issue: string) => string
  scan: string
  /** The result of a scan of an item that is on the order and that this step does not record. */
  notPending: Record<OrderStep, (code: string) => string>
  fullForm: string
}

/** The texts of the form for one pickup or dropoff. */
export const messages = {
  en: {
    title: { pickup: (number) => `Picked up now: ${number}`, dropoff: (number) => `Dropped off now: ${number}` },
    time: { pickup: 'Pickup time', dropoff: 'Dropoff time' },
    items: { pickup: 'Items picked up', dropoff: 'Items dropped off' },
    noItems: {
      pickup: 'Every item already has a pickup time.',
      dropoff: 'No item is waiting for its dropoff time.',
    },
    oneItem: { pickup: 'Item picked up', dropoff: 'Item dropped off' },
    item: (rowNumber, type, barcode, quantity) =>
      [`${rowNumber}. ${type}`, barcode, Number(quantity) === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
    notPickedUp: (count) => (count === 1 ? '1 item has no pickup time.' : `${count} items have no pickup time.`),
    addPickupTimes: 'Add pickup times',
    obstacle: (issue) => `Correct this in the full form. ${issue}`,
    scan: 'Scan items',
    notPending: {
      pickup: (code) => `${code} is on this order, but it is picked up already`,
      dropoff: (code) => `${code} is on this order, but it does not wait for its dropoff`,
    },
    fullForm: 'Full form',
  },
  es: {
    title: { pickup: (number) => `Recogido ahora: ${number}`, dropoff: (number) => `Entregado ahora: ${number}` },
    time: { pickup: 'Hora de recogida', dropoff: 'Hora de entrega' },
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
  },
} satisfies MessageTable<Messages>
