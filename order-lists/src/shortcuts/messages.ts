import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  use: string
  close: string
  find: string
  move: string
  details: string
  select: string
  selectAll: string
  table: string
  refresh: string
  submit: string
  help: string
}

/** Texts of the keyboard shortcuts. */
export const messages = {
  en: {
    title: 'Keyboard shortcuts',
    use: 'Use keyboard shortcuts',
    close: 'Close',
    find: 'Find in this list',
    move: 'Next order, previous order',
    details: 'View details of the focused order',
    select: 'Select the focused order',
    selectAll: 'Select all orders on this page',
    table: 'Cards or table',
    refresh: 'Refresh',
    submit: 'Send or save, in a text field of a dialog',
    help: 'Show this list',
  },
  es: {
    title: 'Atajos de teclado',
    use: 'Usar atajos de teclado',
    close: 'Cerrar',
    find: 'Buscar en esta lista',
    move: 'Pedido siguiente, pedido anterior',
    details: 'Ver detalles del pedido enfocado',
    select: 'Seleccionar el pedido enfocado',
    selectAll: 'Seleccionar todos los pedidos de esta página',
    table: 'Tarjetas o tabla',
    refresh: 'Actualizar',
    submit: 'Enviar o guardar, en un campo de texto de un diálogo',
    help: 'Mostrar esta lista',
  },
} satisfies MessageTable<Messages>
