const en = {
  from: 'From',
  to: 'To',
  windows: 'Windows',
  items: 'Items',
  cancel: 'Cancel',
  /** An error of our own, not of the network or the backend. */
  crashed: 'An unexpected error occurred. Refresh the list to see whether the order is still available.',
  /** The order is no longer offered. */
  gone: 'This order is no longer available. It may have been taken or withdrawn.',
  /** The server was not reached. */
  unreachable:
    'The server cannot be reached. This cannot wait on this device, because someone else may take the order. What you typed is kept.',
}

const es: typeof en = {
  from: 'Origen',
  to: 'Destino',
  windows: 'Horarios',
  items: 'Artículos',
  cancel: 'Cancelar',
  crashed: 'Se produjo un error inesperado. Actualice la lista para ver si el pedido sigue disponible.',
  gone: 'Este pedido ya no está disponible. Es posible que se haya tomado o retirado.',
  unreachable:
    'No se puede contactar con el servidor. Esto no puede esperar en este dispositivo, porque otra persona puede tomar el pedido. Lo que escribió se conserva.',
}

/** The texts that the dialogs of one order share. */
export const messages = { en, es }
