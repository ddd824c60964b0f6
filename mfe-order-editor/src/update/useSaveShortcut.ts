import { type RefObject, useEffect } from 'react'

/** Saves on Ctrl+S or Cmd+S while the focus is inside this dialog. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = content.current?.closest('[role="dialog"]')
      const inside = dialog?.contains(event.composedPath()[0] as Node | null)
      if (!inside || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
