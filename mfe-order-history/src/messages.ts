const en = {
  title: 'Order History',
  from: 'Start Date',
  to: 'End Date',
  charge: 'Update Charge',
}

const es: typeof en = {
  title: 'Historial de pedidos',
  from: 'Fecha inicial',
  to: 'Fecha final',
  charge: 'Actualizar cargo',
}

/** The texts of the screen. */
export const messages = { en, es }
