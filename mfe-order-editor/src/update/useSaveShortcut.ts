import type { RefObject } from 'react'
import { useDialogKeys } from './form/useDialogKeys.ts'

/** Saves on Ctrl+S or Cmd+S while the focus is inside this dialog. */
export function useSaveShortcut(content: RefObject<HTMLElement | null>, save: () => void): void {
  useDialogKeys(content, (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    save()
  })
}
