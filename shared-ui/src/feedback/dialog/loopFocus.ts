import type { FocusEvent } from 'react'
import { CONTROLS, focusedElement } from '../focus/focusPath.ts'

/**
 * For the layer of a modal dialog: Tab on its last control focuses the first one, Shift+Tab on the first one the last. The
 * library's own loop may choose a control of an inert or hidden part, as of a form under a question. That takes no focus, so
 * the focus stayed at the edge of the dialog, and the next Tab left the page.
 */
export function loopFocus({ target, currentTarget: layer }: FocusEvent<HTMLElement>): void {
  const panel = layer.querySelector<HTMLElement>('[role="dialog"]')
  // React's event of a dialog that this one opened passes here too.
  if (!panel || panel.contains(target) || !layer.contains(target)) return
  const controls = [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0)
  const isAfter = panel.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
  const hasFocus = (isAfter ? controls : controls.reverse()).some((control) => {
    control.focus()
    return focusedElement() === control
  })
  if (!hasFocus) panel.focus()
}
