import type { KeyboardEvent } from 'react'

const SCROLL_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '])

/**
 * Escape closes this dialog alone: without its default, a native dialog of a page around the editor stays open. The browser
 * scrolls around the focused element, so a key that scrolls moves the focus from the title or the panel into the body.
 */
export function handleDialogKey(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: panel, target, key } = event
  if (key === 'Escape') event.preventDefault()
  const isOutsideBody = target === panel || target === panel.querySelector('h2')
  if (isOutsideBody && SCROLL_KEYS.has(key))
    panel.querySelector<HTMLElement>(':scope > [tabindex]')?.focus({ preventScroll: true })
}
