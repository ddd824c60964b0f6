const en = {
  loading: 'Loading…',
  stillLoading: 'Still loading…',
  dismiss: 'Dismiss',
}

const es: typeof en = {
  loading: 'Cargando…',
  stillLoading: 'Sigue cargando…',
  dismiss: 'Descartar el aviso',
}

/** Texts of loading and alerts. */
export const messages = { en, es }
