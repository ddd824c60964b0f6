const en = {
  title: (number: string) => `Decline Order ${number}`,
  reason: 'Reason for Decline',
  phrases: 'Quick phrases',
  phrase: ['No driver available', 'No suitable vehicle', 'Outside our area', 'Window cannot be met'],
  submit: 'Decline Order',
  submitting: 'Declining',
  failure: 'There was an error rejecting this order. Please try again.',
  done: (number: string) => `${number} Declined`,
  error: {
    reasonMissing: 'Reason for Decline is required.',
    reasonTooLong: 'Reason for Decline cannot be more than 255 characters.',
  },
  first: { reasonMissing: 'Enter a reason to decline.', reasonTooLong: 'Shorten the reason to decline.' },
}

const es: typeof en = {
  title: (number) => `Rechazar pedido ${number}`,
  reason: 'Motivo del rechazo',
  phrases: 'Frases rápidas',
  phrase: ['No hay conductor disponible', 'No hay vehículo adecuado', 'Fuera de nuestra zona', 'Horario imposible'],
  submit: 'Rechazar pedido',
  submitting: 'Rechazando',
  failure: 'Hubo un error al rechazar este pedido. Inténtelo de nuevo.',
  done: (number) => `${number} rechazado`,
  error: {
    reasonMissing: 'El motivo del rechazo es obligatorio.',
    reasonTooLong: 'El motivo del rechazo no puede tener más de 255 caracteres.',
  },
  first: { reasonMissing: 'Escriba un motivo para rechazar.', reasonTooLong: 'Acorte el motivo para rechazar.' },
}

/** `first` says why the button is disabled. */
export const messages = { en, es }
