const en = {
  signInNeeded: 'Sign-in needed. Sign in, then try again.',
  /** The same while something is typed. */
  signInNeededTyped: 'Sign-in needed. What you typed is kept: sign in, then try again.',
  crashed: 'The order editor stopped because of an error.',
  tryAgain: 'Start again',
  /** A save ended without success after its form was replaced. */
  notSaved: (workOrderNumber: string) => `${workOrderNumber} was not saved.`,
}

const es: typeof en = {
  signInNeeded: 'Es necesario iniciar sesión. Inicie sesión e inténtelo de nuevo.',
  signInNeededTyped: 'Es necesario iniciar sesión. Lo que escribió se conserva: inicie sesión e inténtelo de nuevo.',
  crashed: 'El editor de pedidos se detuvo por un error.',
  tryAgain: 'Empezar de nuevo',
  notSaved: (workOrderNumber) => `${workOrderNumber} no se guardó.`,
}

/** The texts of the editor inside another page. */
export const messages = { en, es }
