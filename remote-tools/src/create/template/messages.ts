import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  readonly title: string
  readonly found: string
  readonly none: string
  readonly failed: string
  readonly tryAgain: string
}

/** The texts of this screen. */
export const messages = {
  en: {
    title: 'Example',
    found: 'Item types found',
    none: 'There are no item types.',
    failed: 'There was an error. Please try again.',
    tryAgain: 'Try again',
  },
  es: {
    title: 'Example',
    found: 'Tipos de artículo',
    none: 'No hay tipos de artículo.',
    failed: 'Se produjo un error. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
} satisfies MessageTable<Messages>
