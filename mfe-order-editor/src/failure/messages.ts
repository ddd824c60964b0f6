const en = {
  tryAgain: 'Try again',
  trying: 'Loading…',
  /** Follows the message of a call that failed because the backend has no such order for this user. */
  gone: 'This order is not available to you. It may have been withdrawn or given to another carrier.',
  unreached: 'No connection to the server, or a slow one. Try again in a moment.',
  offline: 'You are offline. The order loads when you are online again.',
}

const es: typeof en = {
  tryAgain: 'Intentar de nuevo',
  trying: 'Cargando…',
  gone: 'Este pedido no está disponible para usted. Es posible que se haya retirado o asignado a otro transportista.',
  unreached: 'No hay conexión con el servidor o la conexión es lenta. Inténtelo de nuevo en un momento.',
  offline: 'Sin conexión. El pedido se cargará cuando vuelva a tener conexión.',
}

/** What is said beside the message of a failed call. */
export const messages = { en, es }
