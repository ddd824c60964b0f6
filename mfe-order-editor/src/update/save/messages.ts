const en = {
  conflictTitle: 'Someone else changed this order while you were editing. Nothing was sent.',
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
  itemAdded: (item: string) => `${item} was added`,
  itemRemoved: (item: string) => `${item} was deleted`,
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
}

const es: typeof en = {
  conflictTitle: 'Otra persona cambió este pedido mientras usted lo editaba. No se envió nada.',
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
  itemAdded: (item) => `Se añadió ${item}`,
  itemRemoved: (item) => `Se eliminó ${item}`,
  nothing: 'vacío',
  yes: 'sí',
  no: 'no',
}

/** The conflict panel's texts. */
export const messages = { en, es }
