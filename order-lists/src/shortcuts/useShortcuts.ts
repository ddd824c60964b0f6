import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Actions by key as `KeyboardEvent.key` names it; 'Ctrl+a' for a combination with Ctrl or Command. */
export type ShortcutActions = Readonly<Record<string, () => void>>

/**
 * Runs an action per key press; a held key runs it again only if it is one of `repeating`. Does nothing while a text is
 * typed, while a dialog is open, or while shortcuts are switched off, so that single letters never collide with typing or
 * speech input.
 */
export function useShortcuts(actions: ShortcutActions, enabled: boolean, repeating: readonly string[] = []): void {
  /** The last key that was pressed, if it ran an action. */
  const held = useRef<string>(undefined)
  const run = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event)
    if (event.repeat && !repeating.includes(name)) {
      // The action may have focused a field, into which the held key would type.
      if (event.key === held.current) event.preventDefault()
      return
    }
    held.current = undefined
    const action = actions[name]
    if (!enabled || !action || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    held.current = event.key
    action()
  })
  // An effect after the paint would miss a key that is pressed as soon as the list is seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', run)
    return () => document.removeEventListener('keydown', run)
  }, [])
}

/**
 * Empty for a combination with Alt, or with Shift and Ctrl: browsers and screen readers have those. So is Shift and a letter,
 * which a USB scanner types for a capital, with Caps Lock a small one.
 */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const withCtrl = ctrlKey || metaKey
  const isLetter = /^[a-z]$/i.test(key)
  if (altKey || (shiftKey && (withCtrl || isLetter))) return ''
  // With Caps Lock the letter is a capital.
  const name = isLetter ? key.toLowerCase() : key
  return withCtrl ? `Ctrl+${name}` : name
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
