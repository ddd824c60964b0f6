import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  find: string
  findHint: string
  emptyTitle: string
  emptyHint: string
  notFoundTitle: string
  notFoundHint: string
  filteredHint: (filter: string) => string
  clear: string
  noCarriersTitle: string
  noCarriersHint: (phone: string) => string
  missing: (numbers: readonly string[]) => string
  quickFilters: string
  quick: Record<'late' | 'dueSoon' | 'new', string>
  keys: string
  findShort: string
}

/** Texts of the find box, the quick filters and the empty states. */
export const messages = {
  en: {
    find: 'Find in this list',
    findHint: 'Number, place, class or temp state. You can paste several numbers.',
    emptyTitle: 'No orders found',
    emptyHint: 'No orders match these filters right now. Choose other dates or accounts and select Search.',
    notFoundTitle: 'Nothing in this list matches',
    notFoundHint: 'This searches only the orders shown. To see other days, change the dates and select Search.',
    filteredHint: (filter) => `The quick filter “${filter}” is on and hides all other orders.`,
    clear: 'Show the whole list',
    noCarriersTitle: 'No carrier accounts',
    noCarriersHint: (phone) =>
      `No carrier account belongs to your user, so there are no orders to show. Call us at: ${phone}`,
    missing: (numbers) => `${numbers.length} not found: ${numbers.join(', ')}`,
    quickFilters: 'Quick filters',
    quick: { late: 'Late', dueSoon: 'Due soon', new: 'New' },
    keys: 'Keyboard shortcuts',
    findShort: 'Find',
  },
  es: {
    find: 'Buscar en esta lista',
    findHint: 'Número, lugar, clase o temperatura. Se pueden pegar varios números.',
    emptyTitle: 'No se encontraron pedidos',
    emptyHint: 'Ningún pedido coincide con estos filtros ahora. Elija otras fechas o cuentas y seleccione Buscar.',
    notFoundTitle: 'Nada de esta lista coincide',
    notFoundHint: 'Solo se busca en los pedidos mostrados. Para ver otros días, cambie las fechas y seleccione Buscar.',
    filteredHint: (filter) => `El filtro rápido «${filter}» está activado y oculta los demás pedidos.`,
    clear: 'Mostrar toda la lista',
    noCarriersTitle: 'Sin cuentas de transportista',
    noCarriersHint: (phone) =>
      `Su usuario no tiene ninguna cuenta de transportista, así que no hay pedidos que mostrar. Llámenos al: ${phone}`,
    missing: (numbers) =>
      `${numbers.length} ${numbers.length === 1 ? 'no encontrado' : 'no encontrados'}: ${numbers.join(', ')}`,
    quickFilters: 'Filtros rápidos',
    quick: { late: 'Con retraso', dueSoon: 'Vencen pronto', new: 'Nuevos' },
    keys: 'Atajos de teclado',
    findShort: 'Encontrar',
  },
} satisfies MessageTable<Messages>
