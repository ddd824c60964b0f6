import type { FormApi } from 'final-form'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from './form.ts'
import { type FormValues, watchValues } from './watchValues.ts'

const watched = new WeakMap<FormApi<UpdateForm>, FormValues>()

/** One thing that follows from the form, for who shall be drawn again only when that thing changes. */
export function useFormSelection<T>(
  select: (form: UpdateForm) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const { read, subscribe } = useFormValues()
  const last = useRef<{ value: T }>(undefined)
  const present = useCallback(() => {
    const value = select(read())
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  }, [select, isSame, read])
  return useSyncExternalStore(subscribe, present)
}

/** Whether two lists hold the same things in the same order. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
}

/** What is typed at the moment of asking, for who acts on it and need not be drawn again when it changes. */
export function useFormValues(): FormValues {
  const form = useForm<UpdateForm>()
  const known = watched.get(form)
  if (known) return known
  const values = watchValues(form)
  watched.set(form, values)
  return values
}
