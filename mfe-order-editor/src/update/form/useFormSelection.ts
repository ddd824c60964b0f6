import type { FormApi } from 'final-form'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from '../rules/updateForm.ts'

/** The values of a form, for any number of subscribers. */
interface FormValues {
  read(): UpdateForm
  subscribe(onChange: () => void): () => void
}

const watchedForms = new WeakMap<FormApi<UpdateForm>, FormValues>()

/** A value computed from the form. The component renders again only when that value changes. */
export function useFormSelection<T>(
  select: (form: UpdateForm) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const { read, subscribe } = useFormValues()
  const last = useRef<{ value: T }>(undefined)
  const getSnapshot = useCallback(() => {
    const value = select(read())
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  }, [select, isSame, read])
  return useSyncExternalStore(subscribe, getSnapshot)
}

/** Whether two lists hold the same values in the same order. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
}

/** The form's present values without a subscription of the component, for event handlers. */
export function useFormValues(): FormValues {
  const form = useForm<UpdateForm>()
  const known = watchedForms.get(form)
  if (known) return known
  const values = watchValues(form)
  watchedForms.set(form, values)
  return values
}

/**
 * Shares one form subscription among all rows, for the form's life. `form.getState()` recomputes the state of every
 * field, and each row reads the values at each key press.
 */
function watchValues(form: FormApi<UpdateForm>): FormValues {
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
