const en = {
  title: 'Available Orders',
  from: 'Pickup Earliest From',
  to: 'Pickup Earliest To',
  accept: 'Accept',
  decline: 'Decline',
  dialogMissing: 'This dialog could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  close: 'Close',
}

const es: typeof en = {
  title: 'Pedidos disponibles',
  from: 'Recogida desde el día',
  to: 'Recogida hasta el día',
  accept: 'Aceptar',
  decline: 'Rechazar',
  dialogMissing: 'No se pudo cargar este diálogo. Compruebe su conexión.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
}

/** The texts of the screen and of its dialogs before their code is loaded. */
export const messages = { en, es }
