const en = {
  nav: { top: 'Orders pages, top', bottom: 'Orders pages, bottom' },
  first: 'Go to first page',
  previous: 'Go to previous page',
  goTo: (page: number) => `Go to page ${page}`,
  current: (page: number) => `page ${page}`,
  next: 'Go to next page',
  last: 'Go to last page',
  found: 'Orders Found',
  size: 'Orders per page',
}

const es: typeof en = {
  nav: { top: 'Páginas de pedidos, arriba', bottom: 'Páginas de pedidos, abajo' },
  first: 'Ir a la primera página',
  previous: 'Ir a la página anterior',
  goTo: (page) => `Ir a la página ${page}`,
  current: (page) => `página ${page}`,
  next: 'Ir a la página siguiente',
  last: 'Ir a la última página',
  found: 'Pedidos encontrados',
  size: 'Pedidos por página',
}

/** Texts of the page links and of the number of orders. */
export const messages = { en, es }
