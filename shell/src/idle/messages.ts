const en = {
  warning: (countdown: string) =>
    `Due to inactivity you will be logged out in ${countdown}. Click anywhere to remain logged in.`,
  announced: (minutes: number) =>
    `Logging out in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} unless you stay signed in.`,
  stay: 'Stay signed in',
}

const es: typeof en = {
  warning: (countdown) =>
    `Por inactividad se cerrará su sesión en ${countdown}. Haga clic en cualquier lugar para continuar.`,
  announced: (minutes) => `La sesión se cerrará en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} si no continúa.`,
  stay: 'Mantener la sesión',
}

/** Texts of the inactivity banner. */
export const messages = { en, es }
