import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  reset: string
  search: string
  refresh: string
  lastRefreshed: string
  notYet: string
  age: (minutes: number) => string
  offline: string
  failed: string
  nothingTitle: string
  nothingHint: string
  cards: string
  table: string
  view: string
}

/** Section 8 of the specification has the sentence of a failure. */
export const messages = {
  en: {
    reset: 'Reset Filters',
    search: 'Search',
    refresh: 'Refresh',
    lastRefreshed: 'Last Refreshed:',
    notYet: '—',
    age: (minutes) => (minutes === 0 ? 'just now' : minutes < 60 ? `${minutes} min ago` : 'more than an hour ago'),
    offline: 'Offline',
    failed: 'There was an error retrieving orders. Please try again.',
    nothingTitle: 'No orders loaded',
    nothingHint: 'Press Refresh to try again. The list also tries by itself every five minutes.',
    cards: 'Cards',
    table: 'Table',
    view: 'View',
  },
  es: {
    reset: 'Restablecer filtros',
    search: 'Buscar',
    refresh: 'Actualizar',
    lastRefreshed: 'Última actualización:',
    notYet: '—',
    age: (minutes) => (minutes === 0 ? 'ahora mismo' : minutes < 60 ? `hace ${minutes} min` : 'hace más de una hora'),
    offline: 'Sin conexión',
    failed: 'Hubo un error al obtener las órdenes. Inténtelo de nuevo.',
    nothingTitle: 'No hay órdenes cargadas',
    nothingHint: 'Pulse Actualizar para intentarlo de nuevo. La lista también lo intenta sola cada cinco minutos.',
    cards: 'Tarjetas',
    table: 'Tabla',
    view: 'Vista',
  },
} satisfies MessageTable<Messages>
