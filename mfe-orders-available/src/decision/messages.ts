import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  from: string
  to: string
  windows: string
  items: string
  cancel: string
  /** Decisions, section 4: what the quiet look found. */
  gone: string
}

export const messages = {
  en: {
    from: 'From',
    to: 'To',
    windows: 'Windows',
    items: 'Items',
    cancel: 'Cancel',
    gone: 'This order is no longer available. It may have been taken or withdrawn.',
  },
  es: {
    from: 'Desde',
    to: 'Hasta',
    windows: 'Horarios',
    items: 'Artículos',
    cancel: 'Cancelar',
    gone: 'Esta orden ya no está disponible. Puede que otra persona la haya tomado o que se haya retirado.',
  },
} satisfies MessageTable<Messages>
