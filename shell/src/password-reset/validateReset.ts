/** The form's values, as typed. */
export interface ResetForm {
  readonly username: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Why a field of the form is invalid. */
export type ResetIssue = 'usernameMissing' | 'newPasswordMissing' | 'confirmPasswordMissing' | 'passwordMismatch'

/** The issue of each invalid field: all three are required, and the confirmation equals the new password. */
export function validateReset({
  username,
  newPassword,
  confirmPassword,
}: ResetForm): Partial<Record<keyof ResetForm, ResetIssue>> {
  return {
    ...(username.trim() === '' && { username: 'usernameMissing' }),
    ...(newPassword === '' && { newPassword: 'newPasswordMissing' }),
    ...(confirmPassword === ''
      ? { confirmPassword: 'confirmPasswordMissing' }
      : confirmPassword !== newPassword && { confirmPassword: 'passwordMismatch' }),
  }
}
