const en = {
  title: (number: string) => `Accept Order ${number}`,
  reference: 'OC Reference Number',
  comment: 'User Comment',
  submit: 'Accept Order',
  submitting: 'Accepting',
  failure: 'There was an error accepting this order. Please try again.',
  done: (number: string) => `${number} Accepted!`,
  error: {
    referenceMissing: 'OC Reference Number is required.',
    referenceTooLong: 'OC Reference Number cannot be more than 255 characters.',
    commentTooLong: 'User Comment cannot be more than 255 characters.',
  },
  first: {
    referenceMissing: 'Enter the reference number to accept.',
    referenceTooLong: 'Shorten the reference number to accept.',
    commentTooLong: 'Shorten the comment to accept.',
  },
}

const es: typeof en = {
  title: (number) => `Aceptar pedido ${number}`,
  reference: 'Número de referencia OC',
  comment: 'Comentario',
  submit: 'Aceptar pedido',
  submitting: 'Aceptando',
  failure: 'Hubo un error al aceptar este pedido. Inténtelo de nuevo.',
  done: (number) => `¡${number} aceptado!`,
  error: {
    referenceMissing: 'El número de referencia OC es obligatorio.',
    referenceTooLong: 'El número de referencia OC no puede tener más de 255 caracteres.',
    commentTooLong: 'El comentario no puede tener más de 255 caracteres.',
  },
  first: {
    referenceMissing: 'Escriba el número de referencia para aceptar.',
    referenceTooLong: 'Acorte el número de referencia para aceptar.',
    commentTooLong: 'Acorte el comentario para aceptar.',
  },
}

/** `first` says why the button is disabled. */
export const messages = { en, es }
