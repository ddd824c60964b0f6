const en = {
  restoreDraft: (time: string) => `Restore what you typed at ${time}`,
  restore: 'Restore',
  discard: 'Discard',
}

const es: typeof en = {
  restoreDraft: (time) => `Restaurar lo que escribió (${time})`,
  restore: 'Restaurar',
  discard: 'Descartar',
}

/** Texts of the offer to restore a draft. */
export const messages = { en, es }
