const en = {
  waiting: (isOnline: boolean): string => (isOnline ? 'Waiting to be sent' : 'Waiting for a connection'),
  /** After "Send now" did not send it, also where it was not tried because an earlier save could not be sent. */
  notSent: (time: string, isOnline: boolean) =>
    isOnline
      ? `Not sent (${time}): the server has not taken it yet. It is tried again.`
      : `Not sent (${time}): no connection. It is sent when there is one.`,
  sending: 'Sending…',
  stopped: {
    conflict: 'Not sent: someone else changed the order. Edit it to see the changes.',
    unavailable: 'Not sent: the order is no longer available, or you may not change it.',
    refused: 'Not sent: the server refused the values. Edit it to check them.',
    failed: 'Not sent: there was an error. Edit it or try again.',
  },
  savedAt: (time: string) => `Saved ${time}`,
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Discard',
  discardQuestion: 'Delete this save?',
  keep: 'Keep',
}

const es: typeof en = {
  waiting: (isOnline) => (isOnline ? 'Pendiente de envío' : 'Esperando conexión'),
  notSent: (time, isOnline) =>
    isOnline
      ? `Sin enviar (${time}): el servidor aún no lo ha aceptado. Se volverá a intentar.`
      : `Sin enviar (${time}): sin conexión. Se enviará cuando la haya.`,
  sending: 'Enviando…',
  stopped: {
    conflict: 'Sin enviar: otra persona cambió el pedido. Edítelo para ver los cambios.',
    unavailable: 'Sin enviar: el pedido ya no está disponible o usted no puede cambiarlo.',
    refused: 'Sin enviar: el servidor rechazó los datos. Edítelo para revisarlos.',
    failed: 'Sin enviar: hubo un error. Edítelo o inténtelo de nuevo.',
  },
  savedAt: (time) => `Guardado ${time}`,
  sendNow: 'Enviar ahora',
  edit: 'Editar',
  discard: 'Descartar',
  discardQuestion: '¿Eliminar este cambio guardado?',
  keep: 'Conservar',
}

/** Texts of one unsent save. */
export const messages = { en, es }
