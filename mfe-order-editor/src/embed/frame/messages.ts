const en = {
  username: 'Username',
  password: 'Password',
  login: 'Login',
  busy: 'Loading…',
  enterUsername: 'Enter Username',
  enterPassword: 'Enter Password',
  incorrect: 'Username or Password Incorrect',
  problem: 'There was a problem Logging in. Please try again',
  notAllowed: 'The order editor cannot be shown here. The portal’s configuration must list this page’s origin.',
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
  notAllowed:
    'El editor de pedidos no se puede mostrar aquí. La configuración del portal debe incluir el origen de esta página.',
  unreachable: 'No se pudo conectar con el portal. Compruebe su conexión.',
  tryAgain: 'Intentar de nuevo',
}

/** The texts of the frame's page. Those of its sign-in form are the same as those of the portal's login. */
export const messages = { en, es }
