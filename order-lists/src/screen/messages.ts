const age = {
  en: (minutes: number) => (minutes === 0 ? 'just now' : minutes < 60 ? `${minutes} min ago` : 'more than an hour ago'),
  es: (minutes: number) =>
    minutes === 0 ? 'ahora mismo' : minutes < 60 ? `hace ${minutes} min` : 'hace más de una hora',
}

const en = {
  reset: 'Reset Filters',
  search: 'Search',
  refresh: 'Refresh',
  lastRefreshed: 'Last Refreshed:',
  notYet: '—',
  age: age.en,
  listAge: (minutes: number) => `List loaded ${age.en(minutes)}`,
  offline: 'You are offline',
  stillLoading: 'Still loading…',
  /** The orders of the filters on the screen could not be loaded. */
  earlierSearch: 'From your earlier search',
  failed: 'There was an error retrieving orders. Please try again.',
  nothingTitle: 'No orders loaded',
  nothingHint: 'Select Refresh to try again. The list also refreshes every five minutes.',
  unreachedHint:
    'Lists need a connection to the server. This list loads when the connection is back. Select Refresh to try now.',
}

const es: typeof en = {
  reset: 'Restablecer filtros',
  search: 'Buscar',
  refresh: 'Actualizar',
  lastRefreshed: 'Actualizado:',
  notYet: '—',
  age: age.es,
  listAge: (minutes) => `Lista cargada ${age.es(minutes)}`,
  offline: 'Sin conexión',
  stillLoading: 'Sigue cargando…',
  earlierSearch: 'De su búsqueda anterior',
  failed: 'Hubo un error al obtener los pedidos. Inténtelo de nuevo.',
  nothingTitle: 'No hay pedidos cargados',
  nothingHint: 'Seleccione Actualizar para intentarlo de nuevo. La lista también se actualiza cada cinco minutos.',
  unreachedHint:
    'Las listas necesitan conexión con el servidor. Esta lista se cargará cuando vuelva la conexión. Seleccione Actualizar para intentarlo ahora.',
}

/** Texts of the screen around a list. */
export const messages = { en, es }
