import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  signInNeeded: string
  crashed: string
  tryAgain: string
  /** A save ended without success after its form was replaced. */
  notSaved: (workOrderNumber: string) => string
}

/** The texts of the editor inside another page. */
export const messages = {
  en: {
    signInNeeded: 'Sign-in needed. What you typed is kept: sign in, then try again.',
    crashed: 'The order editor stopped because of an error.',
    tryAgain: 'Start again',
    notSaved: (workOrderNumber) => `${workOrderNumber} was not saved.`,
  },
  es: {
    signInNeeded: 'Es necesario iniciar sesión. Lo que escribió se conserva: inicie sesión e inténtelo de nuevo.',
    crashed: 'El editor de pedidos se detuvo por un error.',
    tryAgain: 'Empezar de nuevo',
    notSaved: (workOrderNumber) => `${workOrderNumber} no se guardó.`,
  },
} satisfies MessageTable<Messages>
