import { type RefObject, useEffect } from 'react'

/** Handles the keys that are pressed while the focus is inside the dialog around `content`. */
export function useDialogKeys(content: RefObject<HTMLElement | null>, onKeyDown: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const dialog = content.current?.closest('[role="dialog"]')
      if (dialog?.contains(event.composedPath()[0] as Node | null)) onKeyDown(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  })
}
