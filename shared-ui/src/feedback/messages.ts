const en = {
  loading: 'Loading…',
  stillLoading: 'Still loading…',
  discardQuestion: 'Discard what you typed?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  dismiss: 'Dismiss',
  restoreDraft: (time: string) => `Restore what you typed at ${time}`,
  restore: 'Restore',
}

const es: typeof en = {
  loading: 'Cargando…',
  stillLoading: 'Sigue cargando…',
  discardQuestion: '¿Descartar lo que escribió?',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
  dismiss: 'Descartar el aviso',
  restoreDraft: (time) => `Restaurar lo que escribió (${time})`,
  restore: 'Restaurar',
}

/** Texts of loading, alerts, drafts and the confirmation before a dialog closes. */
export const messages = { en, es }
