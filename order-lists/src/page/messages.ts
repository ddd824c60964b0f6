import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  emptyTitle: string
  emptyHint: string
  noCarriersTitle: string
  noCarriersHint: (phone: string) => string
}

/** Texts of a list without orders. */
export const messages = {
  en: {
    emptyTitle: 'No orders found',
    emptyHint: 'No orders match these filters right now. Choose other dates or accounts and select Search.',
    noCarriersTitle: 'No carrier accounts',
    noCarriersHint: (phone) =>
      `No carrier account belongs to your user, so there are no orders to show. Call us at: ${phone}`,
  },
  es: {
    emptyTitle: 'No se encontraron pedidos',
    emptyHint: 'Ningún pedido coincide con estos filtros ahora. Elija otras fechas o cuentas y seleccione Buscar.',
    noCarriersTitle: 'Sin cuentas de transportista',
    noCarriersHint: (phone) =>
      `Su usuario no tiene ninguna cuenta de transportista, así que no hay pedidos que mostrar. Llámenos al: ${phone}`,
  },
} satisfies MessageTable<Messages>
