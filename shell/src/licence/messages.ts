const en = {
  title: 'End User License Agreement',
  document: 'License agreement document',
  accept: 'I accept the terms in the License Agreement',
  continue: 'Continue',
  loading: 'Loading',
  problem: 'There was a problem accepting the license agreement. Please try again',
}

const es: typeof en = {
  title: 'Acuerdo de licencia de usuario final',
  document: 'Documento del acuerdo de licencia',
  accept: 'Acepto los términos del acuerdo de licencia',
  continue: 'Continuar',
  loading: 'Cargando',
  problem: 'Hubo un problema al aceptar el acuerdo de licencia. Inténtelo de nuevo',
}

/** Texts of the licence screen. */
export const messages = { en, es }
