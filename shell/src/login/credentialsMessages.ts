const en = {
  username: 'Username',
  password: 'Password',
  login: 'Login',
  enterUsername: 'Enter Username',
  enterPassword: 'Enter Password',
  incorrect: 'Username or Password Incorrect',
  problem: 'There was a problem Logging in. Please try again',
  /** Follows a problem while the device has no network. */
  offline: 'You are offline',
  /** The text of a problem, before the seconds until it can be tried again. */
  tooManyAttempts: 'There was a problem Logging in. Please try again in',
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  cookiesNeeded: 'Cookies are needed to sign in. Please allow them for this site and try again.',
  tokenTooLarge:
    'Your sign-in data is too large for a cookie (4 KB), so the browser cannot store it. Please call support.',
}

const es: typeof en = {
  username: 'Usuario',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  enterUsername: 'Escriba el usuario',
  enterPassword: 'Escriba la contraseña',
  incorrect: 'Usuario o contraseña incorrectos',
  problem: 'Hubo un problema al iniciar sesión. Inténtelo de nuevo',
  offline: 'Sin conexión',
  tooManyAttempts: 'Hubo un problema al iniciar sesión. Inténtelo de nuevo en',
  seconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  cookiesNeeded: 'Se necesitan cookies para iniciar sesión. Permítalas para este sitio e inténtelo de nuevo.',
  tokenTooLarge:
    'Los datos de su inicio de sesión son demasiado grandes para una cookie (4 KB) y el navegador no puede guardarlos. Llame a soporte.',
}

/** Texts of the form that takes username and password. They are loaded with it, because an open session never shows it. */
export const messages = { en, es }
