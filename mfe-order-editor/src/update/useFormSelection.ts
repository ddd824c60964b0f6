import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from './form.ts'

/** One thing that follows from the form, for who shall be drawn again only when that thing changes. */
export function useFormSelection<T>(
  select: (form: UpdateForm) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const form = useForm<UpdateForm>()
  const last = useRef<{ value: T }>(undefined)
  const subscribe = useCallback((onChange: () => void) => form.subscribe(onChange, { values: true }), [form])
  const read = () => {
    const value = select(form.getState().values)
    if (!last.current || !isSame(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(subscribe, read)
}

/** Whether two lists hold the same things in the same order. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]))
}
