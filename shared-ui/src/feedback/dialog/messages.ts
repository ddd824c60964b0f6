const en = {
  discardQuestion: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
}

const es: typeof en = {
  discardQuestion: '¿Descartar lo que escribió?',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
}

/** Texts of the confirmation before a dialog closes. */
export const messages = { en, es }
