import type { RefObject } from 'react'
import { useDialogKeys } from '../scan/useDialogKeys.ts'

/** Saves on Ctrl+S or Cmd+S while the focus is inside this dialog, and in a text of several lines on Enter with either key. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, save: () => void): void {
  useDialogKeys(content, (event) => {
    const isInText = event.composedPath()[0] instanceof HTMLTextAreaElement
    const isSave = event.key.toLowerCase() === 's' || (event.key === 'Enter' && isInText)
    if (!isSave || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
}
