import type { MessageTable } from '@carrier-portal/shared-ui/i18n'
import type { ResetIssue } from './validateReset.ts'

interface Messages {
  username: string
  newPassword: string
  confirmPassword: string
  submit: string
  submitting: string
  failed: string
  done: string
  errors: Record<ResetIssue, string>
}

/** Texts of the form that sets a new password. */
export const messages = {
  en: {
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
  },
  es: {
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
  },
} satisfies MessageTable<Messages>
