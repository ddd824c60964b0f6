import type { FormApi } from 'final-form'

/** Puts the values of a draft into a form, as if they were typed. */
export function restoreValues<T extends object>(form: FormApi<T>, values: T): void {
  form.batch(() => {
    for (const name of Object.keys(values) as (keyof T)[]) form.change(name, values[name])
  })
}
