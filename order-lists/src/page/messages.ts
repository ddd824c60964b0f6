const en = {
  details: 'View Details',
  emptyTitle: 'No orders found',
  emptyHint: 'No orders match these filters right now. Choose other dates or accounts and select Search.',
  noCarriersTitle: 'No carrier accounts',
  noCarriersHint: (phone: string) =>
    `No carrier account belongs to your user, so there are no orders to show. Call us at: ${phone}`,
}

const es: typeof en = {
  details: 'Ver detalles',
  emptyTitle: 'No se encontraron pedidos',
  emptyHint: 'Ningún pedido coincide con estos filtros ahora. Elija otras fechas o cuentas y seleccione Buscar.',
  noCarriersTitle: 'Sin cuentas de transportista',
  noCarriersHint: (phone) =>
    `Su usuario no tiene ninguna cuenta de transportista, así que no hay pedidos que mostrar. Llámenos al: ${phone}`,
}

/** Texts of an order's details, and of a list without orders. */
export const messages = { en, es }
