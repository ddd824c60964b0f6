const en = {
  count: (count: number) => `${count} waiting to send`,
  title: 'Waiting to send',
  /** A save stopped, which needs a decision. On phones the button of their list has its sign without words. */
  notSent: (number: string) => `${number} was not sent. Open the warning sign at the top.`,
  /** The description of the button while one has stopped. */
  someNotSent: 'Some saves were not sent and need your decision.',
  /** The saves may all be stopped. */
  explanation: 'These saves are on this device. Those that wait are sent when the server can be reached.',
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
  notChanged: 'Hubo un error. Inténtelo de nuevo.',
  close: 'Cerrar',
}

/** Texts of the list of unsent saves. */
export const messages = { en, es }
