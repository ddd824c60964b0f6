const en = {
  username: 'Username',
  password: 'Password',
  login: 'Login',
  busy: 'Loading…',
  enterUsername: 'Enter Username',
  enterPassword: 'Enter Password',
  incorrect: 'Username or Password Incorrect',
  problem: 'There was a problem Logging in. Please try again',
  offline: 'There was a problem Logging in. You are offline',
  tooMany: (seconds: number) =>
    `There was a problem Logging in. Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`,
  notAllowed: 'The order editor cannot be shown here. The portal’s configuration must list this page’s origin.',
  unusableApi:
    'The order editor cannot be shown here. The API’s address in the portal’s configuration must be a path or an https address.',
  unreachable: 'The portal could not be reached. Please check your connection.',
  tryAgain: 'Try again',
}

const es: typeof en = {
  username: 'Usuario',
  password: 'Contraseña',
  login: 'Iniciar sesión',
  busy: 'Cargando…',
  enterUsername: 'Escriba el usuario',
  enterPassword: 'Escriba la contraseña',
  incorrect: 'Usuario o contraseña incorrectos',
  problem: 'Hubo un problema al iniciar sesión. Inténtelo de nuevo',
  offline: 'Hubo un problema al iniciar sesión. Sin conexión',
  tooMany: (seconds) =>
    `Hubo un problema al iniciar sesión. Inténtelo de nuevo en ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}`,
  notAllowed:
    'El editor de pedidos no se puede mostrar aquí. La configuración del portal debe incluir el origen de esta página.',
  unusableApi:
    'El editor de pedidos no se puede mostrar aquí. La dirección de la API en la configuración del portal debe ser una ruta o una dirección https.',
  unreachable: 'No se pudo conectar con el portal. Compruebe su conexión.',
  tryAgain: 'Intentar de nuevo',
}

/** The texts of the frame's page. Its sign-in form says of a failure what the portal's login says, without a countdown. */
export const messages = { en, es }
