import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  from: string
  to: string
  windows: string
  items: string
  cancel: string
  /** An error of our own, not of the network or the backend. */
  crashed: string
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
    crashed: 'The portal had an error of its own. Refresh the list to see whether the order is still offered.',
    gone: 'This order is no longer available. It may have been taken or withdrawn.',
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    windows: 'Horarios',
    items: 'Artículos',
    cancel: 'Cancelar',
    crashed: 'El portal tuvo un error propio. Actualice la lista para ver si el pedido sigue ofreciéndose.',
    gone: 'Este pedido ya no está disponible. Es posible que se haya tomado o retirado.',
  },
} satisfies MessageTable<Messages>
