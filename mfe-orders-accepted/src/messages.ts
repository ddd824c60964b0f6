const en = {
  title: 'Accepted Orders',
  from: 'Pickup Earliest From',
  to: 'Pickup Earliest To',
  update: 'Update Details',
  next: { pickup: 'Picked up now', dropoff: 'Dropped off now' },
  contacts: { call: 'Call', pickup: 'Map of pickup', dropoff: 'Map of dropoff' },
  loadingMap: 'Loading the address…',
  notDialed: (phone: string) => `The phone number “${phone}” cannot be dialed from here.`,
  noContact: {
    call: 'This order has no phone number to call.',
    pickup: 'This order has no pickup address to show on a map.',
    dropoff: 'This order has no dropoff address to show on a map.',
    failed: 'The number or address could not be loaded. Open View Details, or try again.',
  },
}

const es: typeof en = {
  title: 'Pedidos aceptados',
  from: 'Recogida desde el día',
  to: 'Recogida hasta el día',
  update: 'Actualizar detalles',
  next: { pickup: 'Recogido ahora', dropoff: 'Entregado ahora' },
  contacts: { call: 'Llamar', pickup: 'Mapa del origen', dropoff: 'Mapa del destino' },
  loadingMap: 'Cargando la dirección…',
  notDialed: (phone) => `El número de teléfono «${phone}» no se puede marcar desde aquí.`,
  noContact: {
    call: 'Este pedido no tiene un número de teléfono al que llamar.',
    pickup: 'Este pedido no tiene una dirección de recogida que mostrar en un mapa.',
    dropoff: 'Este pedido no tiene una dirección de entrega que mostrar en un mapa.',
    failed: 'No se pudo cargar el número o la dirección. Abra Ver detalles o inténtelo de nuevo.',
  },
}

/** The texts of the screen and of its row actions. */
export const messages = { en, es }
