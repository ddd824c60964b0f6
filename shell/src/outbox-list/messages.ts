const en = {
  count: (count: number) => `${count} waiting to send`,
  title: 'Waiting to send',
  /** A save stopped, which needs a decision. On phones the button of their list has its sign without words. */
  notSent: (number: string) => `${number} was not sent. Open the warning sign at the top.`,
  /** The description of the button while one has stopped. */
  someNotSent: 'Some saves were not sent and need your decision.',
  /** The saves may all be stopped. */
  explanation: 'These saves are on this device. Those that wait are sent when the server can be reached.',
  waiting: (isOnline: boolean): string => (isOnline ? 'Waiting to be sent' : 'Waiting for a connection'),
  /** After "Send now" did not send it. */
  tried: (time: string, isOnline: boolean) =>
    isOnline
      ? `Tried ${time}: the server has not taken it yet. It is tried again.`
      : `Tried ${time}: no connection. It is sent when there is one.`,
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
  /** A save on the device could not be changed. */
  notChanged: 'There was an error. Please try again.',
  close: 'Close',
}

const es: typeof en = {
  count: (count) => (count === 1 ? '1 pendiente de envío' : `${count} pendientes de envío`),
  title: 'Pendientes de envío',
  notSent: (number) => `${number} no se envió. Abra la señal de aviso de arriba.`,
  someNotSent: 'Algunos cambios no se enviaron y requieren su decisión.',
  explanation:
    'Estos cambios están guardados en este dispositivo. Los que esperan se envían cuando se pueda acceder al servidor.',
  waiting: (isOnline) => (isOnline ? 'Pendiente de envío' : 'Esperando conexión'),
  tried: (time, isOnline) =>
    isOnline
      ? `Intento ${time}: el servidor aún no lo ha aceptado. Se volverá a intentar.`
      : `Intento ${time}: sin conexión. Se enviará cuando la haya.`,
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
  notChanged: 'Hubo un error. Inténtelo de nuevo.',
  close: 'Cerrar',
}

/** Texts of the list of unsent saves. */
export const messages = { en, es }
