const en = {
  saved: (number: string) => `${number} updated successfully!`,
  notDeleted: (number: string, count: number) =>
    `${number} was saved, but ${count === 1 ? '1 deleted item is' : `${count} deleted items are`} still on the order.`,
  /** The typed values were kept over a newer order. */
  merged: 'What you typed was kept. Review it and select Save.',
  unsent: 'This save is on this device and was not sent yet. Select Save to send your changes.',
  /** In the short form of a stop, whose own values were not saved yet. */
  unsentEarlier: 'An earlier save of this order is on this device and was not sent yet. It is sent with this one.',
  conflictTitle: 'Someone else changed this order meanwhile. Nothing was sent.',
  conflictHint:
    'Reload shows the order as it is now and discards what you typed. Keep mine keeps what you typed and takes the other changes; then select Save again.',
  reload: 'Reload',
  keepMine: 'Keep mine',
  comparedFields: {
    status: 'Status',
    pickupPOD: 'Pickup Signature',
    dropoffPOD: 'Dropoff Signature',
    ocComments: 'OC Comments',
    noLoad: 'No Load',
    noLoadComments: 'No Load Comments',
    noLoadPickupTime: 'No Load Pickup Time',
    ocCharge: 'Charge Amount',
  },
  comparedItemFields: {
    barcode: 'barcode',
    itemTypeName: 'type',
    quantity: 'quantity',
    pickupTimeActual: 'pickup time',
    dropoffTimeActual: 'dropoff time',
  },
  changedTo: (field: string, was: string, now: string) => `${field}: was ${was}, is now ${now}`,
  itemChangedTo: (item: string, field: string, was: string, now: string) =>
    `${item}, ${field}: was ${was}, is now ${now}`,
  /** A text that a person typed, which may end with a period of its own. */
  quoted: (text: string) => `“${text}”`,
  itemAdded: (item: string) => `Added: ${item}`,
  itemRemoved: (item: string) => `Deleted: ${item}`,
  /** Several items that changed in the same way. */
  items: (count: number) => `${count} items`,
  /** Several items with the same name. */
  several: (count: number, item: string) => `${count} × ${item}`,
  more: (count: number) => `Show ${count} more`,
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
}

const es: typeof en = {
  saved: (number) => `¡${number} se actualizó correctamente!`,
  notDeleted: (number, count) =>
    `${number} se guardó, pero ${count === 1 ? 'un artículo eliminado sigue' : `${count} artículos eliminados siguen`} en el pedido.`,
  merged: 'Se conservó lo que escribió. Revíselo y seleccione Guardar.',
  unsent: 'Este cambio está en este dispositivo y aún no se envió. Seleccione Guardar para enviarlo.',
  unsentEarlier: 'Un cambio anterior de este pedido está en este dispositivo y aún no se envió. Se envía con este.',
  conflictTitle: 'Otra persona cambió este pedido mientras tanto. No se envió nada.',
  conflictHint:
    'Recargar muestra el pedido como está ahora y descarta lo que escribió. Conservar lo mío mantiene lo que escribió e incorpora los demás cambios; después, seleccione Guardar de nuevo.',
  reload: 'Recargar',
  keepMine: 'Conservar lo mío',
  comparedFields: {
    status: 'Estado',
    pickupPOD: 'Firma de recogida',
    dropoffPOD: 'Firma de entrega',
    ocComments: 'Comentarios OC',
    noLoad: 'Sin carga',
    noLoadComments: 'Comentarios sobre la falta de carga',
    noLoadPickupTime: 'Hora de recogida sin carga',
    ocCharge: 'Importe del cargo',
  },
  comparedItemFields: {
    barcode: 'código de barras',
    itemTypeName: 'tipo',
    quantity: 'cantidad',
    pickupTimeActual: 'hora de recogida',
    dropoffTimeActual: 'hora de entrega',
  },
  changedTo: (field, was, now) => `${field}: era ${was}, ahora es ${now}`,
  itemChangedTo: (item, field, was, now) => `${item}, ${field}: era ${was}, ahora es ${now}`,
  quoted: (text) => `«${text}»`,
  itemAdded: (item) => `Añadido: ${item}`,
  itemRemoved: (item) => `Eliminado: ${item}`,
  items: (count) => `${count} artículos`,
  several: (count, item) => `${count} × ${item}`,
  more: (count) => `Mostrar ${count} más`,
  nothing: 'vacío',
  yes: 'sí',
  no: 'no',
}

/** The texts of what came of a save, and of the conflict panel. */
export const messages = { en, es }
