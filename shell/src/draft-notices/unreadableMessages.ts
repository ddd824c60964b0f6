const en = {
  typed: 'Your password has changed, so what you typed on this device before and did not save cannot be read any more.',
  /** When the first and the last of the saves were entered. */
  saves: (count: number, first: string, last: string) =>
    count === 1
      ? `Your password has changed, so a save that was waiting to be sent cannot be read any more (saved ${first}). Check your orders and enter it again.`
      : `Your password has changed, so ${count} saves that were waiting to be sent cannot be read any more (saved ${first} to ${last}). Check your orders and enter them again.`,
  /** Follows the sentence about the saves. */
  typedToo: 'What you typed and did not save cannot be read either.',
  dismiss: 'Dismiss',
}

const es: typeof en = {
  typed: 'Su contraseña ha cambiado y ya no se puede leer lo que escribió antes en este dispositivo sin guardarlo.',
  saves: (count, first, last) =>
    count === 1
      ? `Su contraseña ha cambiado y ya no se puede leer un cambio pendiente de envío (guardado ${first}). Revise sus pedidos e introdúzcalo de nuevo.`
      : `Su contraseña ha cambiado y ya no se pueden leer ${count} cambios pendientes de envío (guardados ${first} a ${last}). Revise sus pedidos e introdúzcalos de nuevo.`,
  typedToo: 'Tampoco se puede leer lo que escribió sin guardarlo.',
  dismiss: 'Cerrar aviso',
}

/** Texts about unsaved work that an earlier password encrypted. */
export const messages = { en, es }
