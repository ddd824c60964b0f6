import type { FormState } from 'final-form'

/**
 * Whether a form is still as it was when its submit failed. A submit that the validation refuses sends nothing; the form
 * library keeps the failure before it and counts no change since then.
 */
export function isLastFailure(
  state: Pick<FormState<object>, 'modifiedSinceLastSubmit' | 'hasValidationErrors'>,
): boolean {
  return !state.modifiedSinceLastSubmit && !state.hasValidationErrors
}
