import { type MouseEvent, useRef } from 'react'

/**
 * Calls `onClick` for a press and a release outside of the panel; a text selection that only ends there is ignored, and so
 * is the second click of a double click, whose first click opened the panel.
 */
export function useOutsideClick(onClick: () => void) {
  const isPressed = useRef(false)
  return {
    onMouseDown(event: MouseEvent) {
      const isOutside = event.target === event.currentTarget
      const isFirst = event.detail <= 1
      isPressed.current = isOutside && isFirst
      // The focus stays in the field to which the panel has moved it.
      if (isOutside && !isFirst) event.preventDefault()
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (isPressed.current && target === currentTarget) onClick()
    },
  }
}
