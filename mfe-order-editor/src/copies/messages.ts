import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  shownAsOf: (time: string) => string
}

/** The text above a copy of an order. */
export const messages = {
  en: { shownAsOf: (time) => `No connection. The order is shown as it was on ${time}.` },
  es: { shownAsOf: (time) => `Sin conexión. El pedido se muestra como estaba el ${time}.` },
} satisfies MessageTable<Messages>
