const en = {
  cannotStart: 'The portal cannot start',
  configurationInvalid: 'Its configuration is missing or invalid.',
  contactOperator: 'Please send these details to your portal administrator:',
  reload: 'Reload',
  crashed: 'The portal stopped because of an error. Please reload the page.',
}

const es: typeof en = {
  cannotStart: 'El portal no puede iniciarse',
  configurationInvalid: 'Su configuración falta o no es válida.',
  contactOperator: 'Envíe estos datos al administrador del portal:',
  reload: 'Recargar',
  crashed: 'El portal se detuvo por un error. Recargue la página.',
}

/** Texts of the page that is shown when the portal cannot start. */
export const messages = { en, es }
