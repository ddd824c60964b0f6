import { type RefObject, useEffect } from 'react'

/** Ctrl+S (or Cmd+S) while the focus is in this dialog saves it; elsewhere on the page the keys keep their meaning. */
export function useSaveKey(content: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = content.current?.closest('[role="dialog"]')
      const here = dialog?.contains(event.composedPath()[0] as Node | null)
      if (!here || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
