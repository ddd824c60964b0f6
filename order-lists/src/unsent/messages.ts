import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  waiting: string
  stopped: string
}

/** Texts of the mark of an unsent save. */
export const messages = {
  en: { waiting: 'Waiting to send', stopped: 'Not sent' },
  es: { waiting: 'Pendiente de envío', stopped: 'Sin enviar' },
} satisfies MessageTable<Messages>
