const en = {
  title: 'Login',
  resetPassword: 'Reset Password',
  loggedOutIdle: 'You have been logged out due to inactivity',
  sessionEnded: 'Your session has ended. Sign in again to continue with what you typed.',
  unsentOnDevice: (count: number) => `Unsent saves on this device: ${count}. Yours will be sent after you sign in.`,
  callUs: (phone: string) => `Call us at: ${phone} to reset your password.`,
  backToLogin: 'Back to Login',
  expiredTitle: 'Please sign in again',
  expiredText: 'Your session has ended. What you typed is still here.',
  otherUserText: 'If someone else signs in, unsaved work on this page is deleted.',
  /** Where typed work is on the device. */
  otherUserKeepsText: 'If someone else signs in, your unsaved work stays on this device for you. They cannot see it.',
  logOut: 'Log Out',
  logOutQuestion: 'Log out?',
  discardAndLogOut: 'Discard and log out',
  unsavedWork: 'Logging out deletes your unsaved work on these orders:',
}

const es: typeof en = {
  title: 'Iniciar sesión',
  resetPassword: 'Restablecer contraseña',
  loggedOutIdle: 'Se cerró su sesión por inactividad',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar con lo que escribió.',
  unsentOnDevice: (count) =>
    `Cambios guardados en este dispositivo sin enviar: ${count}. Los suyos se enviarán cuando inicie sesión.`,
  callUs: (phone) => `Llámenos al ${phone} para restablecer su contraseña.`,
  backToLogin: 'Volver al inicio de sesión',
  expiredTitle: 'Inicie sesión de nuevo',
  expiredText: 'Su sesión ha terminado. Lo que escribió sigue aquí.',
  otherUserText: 'Si inicia sesión otra persona, se borra el trabajo sin guardar de esta página.',
  otherUserKeepsText:
    'Si inicia sesión otra persona, su trabajo sin guardar queda en este dispositivo para usted. La otra persona no puede verlo.',
  logOut: 'Cerrar sesión',
  logOutQuestion: '¿Cerrar sesión?',
  discardAndLogOut: 'Descartar y cerrar sesión',
  unsavedWork: 'Al cerrar sesión se elimina su trabajo sin guardar en estos pedidos:',
}

/** Texts of the login, the sign-in dialog and Log Out. */
export const messages = { en, es }
