import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  notLoaded: string
  tryAgain: string
}

/** Texts for a page whose script or configuration did not arrive. */
export const messages = {
  en: {
    notLoaded: 'The portal could not be loaded. Please check your connection.',
    tryAgain: 'Try again',
  },
  es: {
    notLoaded: 'No se pudo cargar el portal. Compruebe su conexión.',
    tryAgain: 'Intentar de nuevo',
  },
} satisfies MessageTable<Messages>
