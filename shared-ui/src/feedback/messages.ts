import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  loading: string
  stillLoading: string
  discardQuestion: string
  discard: string
  keepEditing: string
  dismiss: string
  restoreDraft: (time: string) => string
  restore: string
}

/** Texts of loading, alerts, drafts and the confirmation before a dialog closes. */
export const messages = {
  en: {
    loading: 'Loading…',
    stillLoading: 'Still loading…',
    discardQuestion: 'Discard what you typed?',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    dismiss: 'Dismiss',
    restoreDraft: (time) => `Restore what you typed at ${time}`,
    restore: 'Restore',
  },
  es: {
    loading: 'Cargando…',
    stillLoading: 'Sigue cargando…',
    discardQuestion: '¿Descartar lo que escribió?',
    discard: 'Descartar',
    keepEditing: 'Seguir editando',
    dismiss: 'Descartar el aviso',
    restoreDraft: (time) => `Restaurar lo que escribió (${time})`,
    restore: 'Restaurar',
  },
} satisfies MessageTable<Messages>
