const en = {
  shownAsOf: (time: string) => `No connection to the server, or a slow one. The order is shown as it was on ${time}.`,
}

/** Spanish times end with a period (`a.m.`), so none follows. */
const es: typeof en = {
  shownAsOf: (time) =>
    `Se muestra el pedido como estaba el ${time}, porque no hay conexión con el servidor o la conexión es lenta.`,
}

/** The text above a copy of an order. */
export const messages = { en, es }
