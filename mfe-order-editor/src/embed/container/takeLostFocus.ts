import { focusedElement } from '@carrier-portal/shared-ui/feedback'

/**
 * As a ref of the title of an order, which takes no focus from the page around: it gets the focus only in a frame that has it with
 * no element, as after the sign-in in it.
 */
export function takeLostFocus(title: HTMLElement | null): void {
  const isInFrame = globalThis.parent !== globalThis.window
  if (isInFrame && document.hasFocus() && focusedElement() === document.body) title?.focus({ preventScroll: true })
}
