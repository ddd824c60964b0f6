import type { FormApi } from 'final-form'
import type { UpdateForm } from './form.ts'

/** What is typed, for any number of readers. */
export interface FormValues {
  read(): UpdateForm
  subscribe(onChange: () => void): () => void
}

/**
 * Watches a form with one subscription, for the form's life. Asking the form itself makes it go through every field at
 * each question, and each row asks at each key press.
 */
export function watchValues(form: FormApi<UpdateForm>): FormValues {
  const readers = new Set<() => void>()
  let present = form.getState().values
  form.subscribe(
    ({ values }) => {
      present = values
      for (const tell of [...readers]) tell()
    },
    { values: true },
  )
  return {
    read: () => present,
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
  }
}
