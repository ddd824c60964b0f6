import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  tryAgain: string
  /** Follows the message of a call that failed because the backend has no such order for this user. */
  gone: string
}

/** What is said beside the message of a failed call. */
export const messages = {
  en: {
    tryAgain: 'Try again',
    gone: 'This order is not available to you. It may have been withdrawn or given to another carrier.',
  },
  es: {
    tryAgain: 'Intentar de nuevo',
    gone: 'Este pedido no está disponible para usted. Es posible que se haya retirado o asignado a otro transportista.',
  },
} satisfies MessageTable<Messages>
