const en = { shownAsOf: (time: string) => `No connection, or a slow one. The order is shown as it was on ${time}.` }

const es: typeof en = { shownAsOf: (time) => `Sin conexión, o es lenta. El pedido se muestra como estaba el ${time}.` }

/** The text above a copy of an order. */
export const messages = { en, es }
