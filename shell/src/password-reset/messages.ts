const en = {
  username: 'Username',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  submit: 'Reset Password',
  submitting: 'Resetting',
  failed: 'There was a problem resetting your password. Please try again.',
  done: 'Password Updated Successfully!',
  errors: {
    usernameMissing: 'Enter Username',
    newPasswordMissing: 'Enter New Password',
    confirmPasswordMissing: 'Confirm New Password',
    passwordMismatch: 'The passwords do not match.',
  },
}

const es: typeof en = {
  username: 'Usuario',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  submit: 'Restablecer contraseña',
  submitting: 'Restableciendo',
  failed: 'Hubo un problema al restablecer su contraseña. Inténtelo de nuevo.',
  done: '¡La contraseña se actualizó correctamente!',
  errors: {
    usernameMissing: 'Escriba el usuario',
    newPasswordMissing: 'Escriba la contraseña nueva',
    confirmPasswordMissing: 'Confirme la contraseña nueva',
    passwordMismatch: 'Las contraseñas no coinciden.',
  },
}

/** Texts of the form that sets a new password. */
export const messages = { en, es }
