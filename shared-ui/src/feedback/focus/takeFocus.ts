/** As a ref of a text that appears at the place of the focus: it gets the focus, and a screen reader reads it. */
export function takeFocus(text: HTMLElement | null): void {
  text?.focus()
}
