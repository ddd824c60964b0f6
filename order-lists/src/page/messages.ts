import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  find: string
  findHint: string
  emptyTitle: string
  emptyHint: string
  notFoundTitle: string
  notFoundHint: string
  clear: string
  noCarriersTitle: string
  noCarriersHint: (phone: string) => string
  details: string
}

export const messages = {
  en: {
    find: 'Find in this list',
    findHint: 'Number, place, class or temp state. Several numbers can be pasted.',
    emptyTitle: 'No orders found',
    emptyHint: 'Nothing matches these filters at the moment. Choose other days or accounts and press Search.',
    notFoundTitle: 'Nothing in this list matches',
    notFoundHint: 'Only the loaded list is looked through. Other days need a Search.',
    clear: 'Show the whole list',
    noCarriersTitle: 'No carrier accounts',
    noCarriersHint: (phone) => `Your user has no carrier account, so there are no orders to show. Call us at: ${phone}`,
    details: 'View Details',
  },
  es: {
    find: 'Buscar en esta lista',
    findHint: 'Número, lugar, clase o temperatura. Se pueden pegar varios números.',
    emptyTitle: 'No se encontraron órdenes',
    emptyHint: 'Nada coincide con estos filtros por ahora. Elija otros días o cuentas y pulse Buscar.',
    notFoundTitle: 'Nada de esta lista coincide',
    notFoundHint: 'Solo se busca en la lista cargada. Para otros días hay que pulsar Buscar.',
    clear: 'Mostrar toda la lista',
    noCarriersTitle: 'Sin cuentas de transportista',
    noCarriersHint: (phone) =>
      `Su usuario no tiene ninguna cuenta de transportista, así que no hay órdenes que mostrar. Llámenos al: ${phone}`,
    details: 'Ver detalles',
  },
} satisfies MessageTable<Messages>
