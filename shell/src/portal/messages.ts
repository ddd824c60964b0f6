const en = {
  notLoaded: 'This page could not be loaded',
  partMissing: 'A part of the portal could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  notLoaded: 'No se pudo cargar esta página',
  partMissing: 'No se pudo cargar una parte del portal. Compruebe su conexión.',
  tryAgain: 'Intentar de nuevo',
}

/** Texts for a part of the portal that could not be loaded. */
export const messages = { en, es }
