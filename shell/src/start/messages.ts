const en = {
  notLoaded: 'The portal could not be loaded. Please check your connection.',
  stillLoading: 'The portal is still loading. The connection may be slow.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  notLoaded: 'No se pudo cargar el portal. Compruebe su conexión.',
  stillLoading: 'El portal aún se está cargando. La conexión puede ser lenta.',
  tryAgain: 'Intentar de nuevo',
}

/** Texts for a page whose script or configuration did not arrive, or not yet. */
export const messages = { en, es }
