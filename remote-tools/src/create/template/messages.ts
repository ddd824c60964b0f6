const en = {
  title: 'Example',
  found: 'Item types found',
  none: 'There are no item types.',
  failed: 'There was an error. Please try again.',
  tryAgain: 'Try again',
  trying: 'Loading…',
}

const es: typeof en = {
  title: 'Example',
  found: 'Tipos de artículo',
  none: 'No hay tipos de artículo.',
  failed: 'Se produjo un error. Inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  trying: 'Cargando…',
}

/** The texts of this screen. */
export const messages = { en, es }
