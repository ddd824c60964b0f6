import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  savedOnDevice: string
  /** Follows the message of a failed save that the host cannot keep. */
  notKept: string
  /** The form of an order with an unsent save loads for a long time. */
  openElsewhere: string
  /** A save takes long. */
  slow: string
  /** The button that ends such a save and keeps it. */
  sendLater: string
}

/** The texts about a save that waits on this device. */
export const messages = {
  en: {
    savedOnDevice: 'Saved on this device. It will be sent when you are online.',
    notKept:
      'The server cannot be reached, and this device cannot send the save later. Keep this form open and save again when you are online.',
    openElsewhere: 'Still loading… The unsent save of this order may be open in another tab.',
    slow: 'Saving takes long. This device can keep the save and send it later.',
    sendLater: 'Send later',
  },
  es: {
    savedOnDevice: 'Guardado en este dispositivo. Se enviará cuando tenga conexión.',
    notKept:
      'No se puede contactar con el servidor, y este dispositivo no puede enviar el cambio más tarde. Mantenga abierto este formulario y guarde de nuevo cuando tenga conexión.',
    openElsewhere: 'Sigue cargando… El guardado sin enviar de este pedido puede estar abierto en otra pestaña.',
    slow: 'El guardado tarda mucho. Este dispositivo puede conservarlo y enviarlo más tarde.',
    sendLater: 'Enviar más tarde',
  },
} satisfies MessageTable<Messages>
