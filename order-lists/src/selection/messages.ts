const en = {
  select: (number: string) => `Select order ${number}`,
  selectPage: 'Select all orders on this page',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
}

const es: typeof en = {
  select: (number) => `Seleccionar el pedido ${number}`,
  selectPage: 'Seleccionar todos los pedidos de esta página',
  selected: (count) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`),
  clear: 'Quitar selección',
}

/** Texts of the selection of orders. */
export const messages = { en, es }
