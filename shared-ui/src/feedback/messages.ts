import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  loading: string
  discardQuestion: string
  discard: string
  keepEditing: string
  dismiss: string
}

export const messages = {
  en: {
    loading: 'Loading…',
    discardQuestion: 'Discard what you typed?',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    dismiss: 'Dismiss',
  },
  es: {
    loading: 'Cargando…',
    discardQuestion: '¿Descartar lo que escribió?',
    discard: 'Descartar',
    keepEditing: 'Seguir editando',
    dismiss: 'Descartar el aviso',
  },
} satisfies MessageTable<Messages>
