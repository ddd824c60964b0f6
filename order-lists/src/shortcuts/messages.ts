const en = {
  title: 'Keyboard shortcuts',
  use: 'Use keyboard shortcuts',
  close: 'Close',
  find: 'Find in this list',
  move: 'Next order, previous order',
  details: 'View details of the focused order',
  /** After the label of a key: accept, decline. */
  selectedOrFocused: 'the selected orders, or the focused one',
  select: 'Select the focused order',
  table: 'Cards or table',
  refresh: 'Refresh',
  submit: 'Send or save, in a text field of a dialog',
  help: 'Show this list',
}

const es: typeof en = {
  title: 'Atajos de teclado',
  use: 'Usar atajos de teclado',
  close: 'Cerrar',
  find: 'Buscar en esta lista',
  move: 'Pedido siguiente, pedido anterior',
  details: 'Ver detalles del pedido enfocado',
  selectedOrFocused: 'los pedidos seleccionados, o el enfocado',
  select: 'Seleccionar el pedido enfocado',
  table: 'Tarjetas o tabla',
  refresh: 'Actualizar',
  submit: 'Enviar o guardar, en un campo de texto de un diálogo',
  help: 'Mostrar esta lista',
}

/** Texts of the keyboard shortcuts. */
export const messages = { en, es }
