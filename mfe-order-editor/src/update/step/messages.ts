import type { OrderStep } from '@carrier-portal/contract'
import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: Record<OrderStep, (number: string) => string>
  /** Before the time. */
  time: Record<OrderStep, string>
  items: Record<OrderStep, string>
  noItems: Record<OrderStep, string>
  item: (position: number, type: string, barcode: string, quantity: string) => string
  scan: string
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
    item: (position, type, barcode, quantity) =>
      [`${position}. ${type}`, barcode, Number(quantity) === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
    scan: 'Scan items',
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
    item: (position, type, barcode, quantity) =>
      [`${position}. ${type}`, barcode, Number(quantity) === 1 ? '' : `× ${quantity}`].filter(Boolean).join(' '),
    scan: 'Escanear artículos',
    fullForm: 'Formulario completo',
  },
} satisfies MessageTable<Messages>
