const en = {
  /** Before the orders with drafts. */
  offlineDrafts: 'Unsaved work is kept on this device and is offered when you open the order again, also offline:',
  /** Other forms than Update Order Details need a list or a charge, which no page has that is opened without a network. */
  offlineDraftsOfLists: 'Unsaved work is kept on this device and is offered when you open the order again:',
  /** The drafts are in memory. */
  offlineDraftsOfPage: 'Unsaved work is kept in this page only. Keep it open until you are online and have saved:',
  /** Before the orders with drafts that were typed before the sign-in. */
  earlierDrafts: 'You have unsaved work from earlier:',
  open: (number: string) => `Open ${number}`,
  /** Leads to the list in which a draft is offered; the name of the list as in the navigation. */
  inList: (number: string, list: string) => `${number} in ${list}`,
  /** Shows the orders that are not named, after those that are. */
  more: (count: number) => `and ${count} more`,
  showOrders: (count: number) => `Show ${count} orders`,
  less: 'Show fewer',
  dismiss: 'Dismiss',
}

const es: typeof en = {
  offlineDrafts:
    'El trabajo sin guardar se conserva en este dispositivo y se ofrece al abrir de nuevo el pedido, también sin conexión:',
  offlineDraftsOfLists:
    'El trabajo sin guardar se conserva en este dispositivo y se ofrece al abrir de nuevo el pedido:',
  offlineDraftsOfPage:
    'El trabajo sin guardar se conserva solo en esta página. Manténgala abierta hasta tener conexión y guardar:',
  earlierDrafts: 'Tiene trabajo sin guardar de antes:',
  open: (number) => `Abrir ${number}`,
  inList: (number, list) => `${number} en ${list}`,
  more: (count) => `y ${count} más`,
  showOrders: (count) => `Mostrar ${count} pedidos`,
  less: 'Mostrar menos',
  dismiss: 'Cerrar aviso',
}

/** Texts of the notices about unsaved work. */
export const messages = { en, es }
