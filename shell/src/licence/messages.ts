import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  title: string
  document: string
  accept: string
  continue: string
  loading: string
  problem: string
}

/** Texts of the licence screen. */
export const messages = {
  en: {
    title: 'End User License Agreement',
    document: 'License agreement document',
    accept: 'I accept the terms in the License Agreement',
    continue: 'Continue',
    loading: 'Loading',
    problem: 'There was a problem accepting the license agreement. Please try again',
  },
  es: {
    title: 'Acuerdo de licencia de usuario final',
    document: 'Documento del acuerdo de licencia',
    accept: 'Acepto los términos del acuerdo de licencia',
    continue: 'Continuar',
    loading: 'Cargando',
    problem: 'Hubo un problema al aceptar el acuerdo de licencia. Inténtelo de nuevo',
  },
} satisfies MessageTable<Messages>
