import { MAX_SCANNER_PAUSE_MS } from '@carrier-portal/shared-ui/form'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Actions by key as `KeyboardEvent.key` names it; 'Ctrl+a' for a combination with Ctrl or Command. */
export type ShortcutActions = Readonly<Record<string, () => void>>

/**
 * Runs an action per key press; a held key runs it again only if it is one of `repeating`. Does nothing while a text is
 * typed, while a dialog is open, or while shortcuts are switched off, so that single letters never collide with typing or
 * speech input; nor for a character that follows one without an action as fast as in a USB scanner's code. The Enter of
 * such a code presses no button, also while shortcuts are switched off.
 */
export function useShortcuts(actions: ShortcutActions, enabled: boolean, repeating: readonly string[] = []): void {
  /** The last key that was pressed, if it ran an action. */
  const held = useRef<string>(undefined)
  /** The time of the last character that ran no action. */
  const idleAt = useRef(Number.NEGATIVE_INFINITY)
  const run = useEffectEvent((event: KeyboardEvent) => {
    const name = nameOf(event)
    if (event.repeat && !repeating.includes(name)) {
      // The action may have focused a field, into which the held key would type.
      if (event.key === held.current) event.preventDefault()
      return
    }
    held.current = undefined
    if (event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return
    const { key, timeStamp } = event
    const isScan = timeStamp - idleAt.current <= MAX_SCANNER_PAUSE_MS
    // The Enter at the end of a code would press the focused button, which may be Accept of another order.
    if (isScan && key === 'Enter') event.preventDefault()
    const action = enabled && !isScan && actions[name]
    if (!action) {
      if (key.length === 1) idleAt.current = timeStamp
      return
    }
    event.preventDefault()
    held.current = key
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
