import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  /** Before the orders with drafts. */
  offlineDrafts: string
  /** The drafts are in memory. */
  offlineDraftsOfPage: string
  /** Before the orders with drafts that were typed before the sign-in. */
  earlierDrafts: string
  open: (number: string) => string
  /** After the orders that are named. */
  more: (count: number) => string
  dismiss: string
}

/** Texts of the notices about unsaved work. */
export const messages = {
  en: {
    offlineDrafts: 'Unsaved work is kept on this device and is offered when you open the order again, also offline:',
    offlineDraftsOfPage: 'Unsaved work is kept in this page only. Keep it open until you are online and have saved:',
    earlierDrafts: 'You have unsaved work from earlier:',
    open: (number) => `Open ${number}`,
    more: (count) => `and ${count} more`,
    dismiss: 'Dismiss',
  },
  es: {
    offlineDrafts:
      'El trabajo sin guardar se conserva en este dispositivo y se ofrece al abrir de nuevo el pedido, también sin conexión:',
    offlineDraftsOfPage:
      'El trabajo sin guardar se conserva solo en esta página. Manténgala abierta hasta tener conexión y guardar:',
    earlierDrafts: 'Tiene trabajo sin guardar de antes:',
    open: (number) => `Abrir ${number}`,
    more: (count) => `y ${count} más`,
    dismiss: 'Cerrar aviso',
  },
} satisfies MessageTable<Messages>
