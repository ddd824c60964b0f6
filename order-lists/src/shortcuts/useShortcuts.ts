import { useEffectEvent, useLayoutEffect } from 'react'

/** Actions by key as `KeyboardEvent.key` names it; 'Ctrl+a' for a combination with Ctrl or Command. */
export type ShortcutActions = Readonly<Record<string, () => void>>

/**
 * Runs an action per key press. Does nothing while a text is typed, while a dialog is open, or while shortcuts are
 * switched off, so that single letters never collide with typing or speech input.
 */
export function useShortcuts(actions: ShortcutActions, enabled: boolean): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[nameOf(event)]
    if (!enabled || !action || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    action()
  })
  // An effect after the paint would miss a key that is pressed as soon as the list is seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', run)
    return () => document.removeEventListener('keydown', run)
  }, [])
}

function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (altKey) return ''
  return ctrlKey || metaKey ? `Ctrl+${key.toLowerCase()}` : key
}

/** Checkboxes, radio buttons and buttons take no letters; every other form control does. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
