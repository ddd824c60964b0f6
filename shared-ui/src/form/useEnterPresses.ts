import { type KeyboardEvent, useState } from 'react'

/**
 * How often Enter, or Ctrl or Command with Enter in a text of several lines, was pressed in a field since it was last
 * changed or got the focus; and the handlers for an element around the field.
 */
export function useEnterPresses() {
  const [presses, setPresses] = useState(0)
  const reset = () => setPresses(0)
  const onKeyDown = ({ key, ctrlKey, metaKey, repeat, target }: KeyboardEvent) => {
    if (key === 'Enter' && !repeat && (ctrlKey || metaKey || target instanceof HTMLInputElement))
      setPresses(presses + 1)
  }
  return { presses, handlers: { onKeyDown, onInput: reset, onBlur: reset } }
}
