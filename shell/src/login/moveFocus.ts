/** Focuses the first field with an error: a screen reader reads the message with the field; it is not announced otherwise. */
export function focusFirstOf(errors: object = {}, form: HTMLFormElement | null): void {
  const [invalid] = Object.keys(errors)
  if (invalid) form?.querySelector<HTMLInputElement>(`input[name="${invalid}"]`)?.focus()
}

/** As a ref of a text that replaces the control with the focus: it gets the focus, and a screen reader reads it. */
export function takeFocus(text: HTMLElement | null): void {
  text?.focus()
}
