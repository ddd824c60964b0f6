import type { MessageTable } from '@carrier-portal/shared-ui/i18n'

interface Messages {
  warning: (countdown: string) => string
  announced: (minutes: number) => string
  stay: string
}

/** Texts of the inactivity banner. */
export const messages = {
  en: {
    warning: (countdown) =>
      `Due to inactivity you will be logged out in ${countdown}. Click anywhere to remain logged in.`,
    announced: (minutes) =>
      `Logging out in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} unless you stay signed in.`,
    stay: 'Stay signed in',
  },
  es: {
    warning: (countdown) =>
      `Por inactividad se cerrará su sesión en ${countdown}. Haga clic en cualquier lugar para continuar.`,
    announced: (minutes) =>
      `La sesión se cerrará en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} si no continúa.`,
    stay: 'Mantener la sesión',
  },
} satisfies MessageTable<Messages>
