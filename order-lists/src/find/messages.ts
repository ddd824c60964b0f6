const en = {
  find: 'Find in this list',
  findHint: 'Number, place, class or temp state. You can paste several numbers.',
  notFoundTitle: 'Nothing in this list matches',
  notFoundHint: 'This searches only the orders shown. To see other days, change the dates and select Search.',
  filteredHint: (filter: string) => `The quick filter “${filter}” is on and hides all other orders.`,
  clear: 'Show the whole list',
  /** Before the pasted numbers that are not among the orders shown, with the name of the quick filter that is on. */
  missing: (count: number, filter: string | undefined) =>
    `${count} not found${filter === undefined ? '' : ` in “${filter}”`}: `,
  quickFilters: 'Quick filters',
  quick: { late: 'Late', dueSoon: 'Due soon', new: 'New' },
  findShort: 'Find',
}

const es: typeof en = {
  find: 'Buscar en esta lista',
  findHint: 'Número, lugar, clase o temperatura. Se pueden pegar varios números.',
  notFoundTitle: 'Nada de esta lista coincide',
  notFoundHint: 'Solo se busca en los pedidos mostrados. Para ver otros días, cambie las fechas y seleccione Buscar.',
  filteredHint: (filter) => `El filtro rápido «${filter}» está activado y oculta los demás pedidos.`,
  clear: 'Mostrar toda la lista',
  missing: (count, filter) =>
    `${count} ${count === 1 ? 'no encontrado' : 'no encontrados'}${filter === undefined ? '' : ` en «${filter}»`}: `,
  quickFilters: 'Filtros rápidos',
  quick: { late: 'Con retraso', dueSoon: 'Vencen pronto', new: 'Nuevos' },
  findShort: 'Encontrar',
}

/** Texts of the find box and of the quick filters. */
export const messages = { en, es }
