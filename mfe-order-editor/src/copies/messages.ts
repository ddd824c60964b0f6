import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  shownAsOf: (time: string) => string
}

/** The text above a copy of an order. */
export const messages = {
  en: { shownAsOf: (time) => `No connection, or a slow one. The order is shown as it was on ${time}.` },
  es: { shownAsOf: (time) => `Sin conexión, o es lenta. El pedido se muestra como estaba el ${time}.` },
} satisfies MessageTable<Messages>
