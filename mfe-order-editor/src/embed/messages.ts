import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  signInNeeded: string
  crashed: string
  tryAgain: string
}

/** The texts of the editor inside another page. */
export const messages = {
  en: {
    signInNeeded: 'Sign-in needed. What you typed is kept: sign in, then try again.',
    crashed: 'The order editor stopped because of an error.',
    tryAgain: 'Start again',
  },
  es: {
    signInNeeded: 'Es necesario iniciar sesión. Lo que escribió se conserva: inicie sesión e inténtelo de nuevo.',
    crashed: 'El editor de pedidos se detuvo por un error.',
    tryAgain: 'Empezar de nuevo',
  },
} satisfies MessageTable<Messages>
