const en = { waiting: 'Waiting to send', stopped: 'Not sent' }

const es: typeof en = { waiting: 'Pendiente de envío', stopped: 'Sin enviar' }

/** Texts of the mark of an unsent save. */
export const messages = { en, es }
