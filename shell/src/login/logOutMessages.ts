const en = {
  unsentSaves: 'These orders have saves that were not sent yet. Logging out deletes them:',
  savesBeingSent: 'The saves of these orders are being sent. They may still arrive if you log out:',
  /** The unsent saves were sent while the question was open. */
  nothingLeft: 'Logging out deletes nothing: your saves have been sent.',
  sendFirst: 'Send saves first',
  sending: 'Sending',
  notAllSent: 'Some saves could not be sent. Please check your connection.',
  staySignedIn: 'Stay signed in',
}

const es: typeof en = {
  unsentSaves: 'Estos pedidos tienen cambios guardados que aún no se enviaron. Al cerrar sesión se eliminan:',
  savesBeingSent: 'Los cambios guardados de estos pedidos se están enviando. Aún pueden llegar si cierra sesión:',
  nothingLeft: 'Al cerrar sesión no se elimina nada: sus cambios se enviaron.',
  sendFirst: 'Enviar los cambios primero',
  sending: 'Enviando',
  notAllSent: 'No se pudieron enviar todos los cambios. Compruebe su conexión.',
  staySignedIn: 'Mantener la sesión',
}

/** Texts of the dialog before Log Out. */
export const messages = { en, es }
