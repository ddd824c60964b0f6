const en = {
  savedOnDevice: 'Saved on this device. It will be sent when you are online.',
  /** Follows the message of a failed save that the host cannot keep, or not beside one that another window kept of the order. */
  notKept:
    'The server cannot be reached, and this save cannot wait on this device. Keep this form open and save again when the connection is back.',
  /** The form of an order with an unsent save loads for a long time. */
  openElsewhere: 'Still loading… The unsent save of this order may be open in another tab.',
  /** A save takes long. */
  slow: 'Saving takes long. This device can keep the save and send it later.',
  /** The button that ends such a save and keeps it. */
  sendLater: 'Send later',
}

const es: typeof en = {
  savedOnDevice: 'Guardado en este dispositivo. Se enviará cuando tenga conexión.',
  notKept:
    'No se puede contactar con el servidor, y este cambio no puede esperar en este dispositivo. Mantenga abierto este formulario y guarde de nuevo cuando vuelva la conexión.',
  openElsewhere: 'Sigue cargando… El guardado sin enviar de este pedido puede estar abierto en otra pestaña.',
  slow: 'El guardado tarda mucho. Este dispositivo puede conservarlo y enviarlo más tarde.',
  sendLater: 'Enviar más tarde',
}

/** The texts about a save that waits on this device. */
export const messages = { en, es }
