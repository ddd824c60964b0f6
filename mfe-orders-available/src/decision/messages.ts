import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  from: string
  to: string
  windows: string
  items: string
  cancel: string
  /** The order is no longer offered. */
  gone: string
}

export const messages = {
  en: {
    from: 'From',
    to: 'To',
    windows: 'Windows',
    items: 'Items',
    cancel: 'Cancel',
    gone: 'This order is no longer available. It may have been taken or withdrawn.',
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    windows: 'Horarios',
    items: 'Artículos',
    cancel: 'Cancelar',
    gone: 'Este pedido ya no está disponible. Es posible que se haya tomado o retirado.',
  },
} satisfies MessageTable<Messages>
