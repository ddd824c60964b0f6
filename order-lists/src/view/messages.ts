import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  cards: string
  table: string
  view: string
}

/** Texts of the choice between cards and table. */
export const messages = {
  en: {
    cards: 'Cards',
    table: 'Table',
    view: 'View',
  },
  es: {
    cards: 'Tarjetas',
    table: 'Tabla',
    view: 'Vista',
  },
} satisfies MessageTable<Messages>
