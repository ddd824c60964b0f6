import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  offer: (time: string) => string
  restore: string
  discard: string
}

export const messages = {
  en: {
    offer: (time) => `Restore what you typed at ${time}`,
    restore: 'Restore',
    discard: 'Discard',
  },
  es: {
    offer: (time) => `Restaurar lo que escribió a las ${time}`,
    restore: 'Restaurar',
    discard: 'Descartar',
  },
} satisfies MessageTable<Messages>
