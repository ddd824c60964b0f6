import { type MouseEvent, useRef } from 'react'

/** Calls `onClick` for a press and a release outside of the panel; a text selection that only ends there is ignored. */
export function useOutsideClick(onClick: () => void) {
  const isPressed = useRef(false)
  return {
    onMouseDown({ target, currentTarget }: MouseEvent) {
      isPressed.current = target === currentTarget
    },
    onClick({ target, currentTarget }: MouseEvent) {
      if (isPressed.current && target === currentTarget) onClick()
    },
  }
}
