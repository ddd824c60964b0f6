import type { FormApi } from 'final-form'
import type { KeyboardEvent } from 'react'

/**
 * Browsers submit no form whose button is disabled. Enter in a line, or with Ctrl or Command in a text of several lines,
 * then focuses the next invalid field; where none is below the present one, every field shows its message.
 */
export function focusNextInvalid<T extends object>(event: KeyboardEvent<HTMLFormElement>, form: FormApi<T>): void {
  const { key, ctrlKey, metaKey, repeat, nativeEvent, target, currentTarget } = event
  if (key !== 'Enter' || repeat || nativeEvent.isComposing || !isField(target)) return
  if (target instanceof HTMLTextAreaElement && !ctrlKey && !metaKey) return
  const fields = [...currentTarget.elements].filter(isField)
  const invalid = fields.filter(({ name }) => form.getFieldState(name as keyof T)?.error !== undefined)
  const below = invalid.find((field) => fields.indexOf(field) > fields.indexOf(target))
  const next = below ?? invalid[0]
  if (!next) return
  // The key would otherwise add a line to a text that has the focus now.
  event.preventDefault()
  if (!below) void form.submit()
  next.focus()
}

function isField(element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
