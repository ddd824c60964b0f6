const en = {
  gone: (number: string) => `${number} is no longer available. It may have been taken or withdrawn. What you typed:`,
  ACCEPTED: (number: string) => `${number} was accepted with the reference number that you typed:`,
  REJECTED: (number: string) => `${number} was declined. What you typed:`,
  discard: 'Discard',
}

const es: typeof en = {
  gone: (number) => `${number} ya no está disponible. Es posible que se haya tomado o retirado. Lo que escribió:`,
  ACCEPTED: (number) => `${number} se aceptó con el número de referencia que escribió:`,
  REJECTED: (number) => `${number} se rechazó. Lo que escribió:`,
  discard: 'Descartar',
}

/** Texts about what was typed to decide an order that is no longer offered. */
export const messages = { en, es }
