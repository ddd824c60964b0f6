import type { FormApi } from 'final-form'
import type { UpdateForm } from '../rules/updateForm.ts'

/** The values of a form, for any number of subscribers. */
export interface FormValues {
  read(): UpdateForm
  subscribe(onChange: () => void): () => void
}

/**
 * Shares one form subscription among all rows, for the form's life. `form.getState()` recomputes the state of every
 * field, and each row reads the values at each key press.
 */
export function watchValues(form: FormApi<UpdateForm>): FormValues {
  const listeners = new Set<() => void>()
  let current = form.getState().values
  form.subscribe(
    ({ values }) => {
      current = values
      for (const listener of [...listeners]) listener()
    },
    { values: true },
  )
  return {
    read: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
