/** Focuses the first field with an error: a screen reader reads the message with the field; it is not announced otherwise. */
export function focusFirstOf(errors: object = {}, form: HTMLFormElement | null): void {
  const [invalid] = Object.keys(errors)
  if (invalid) form?.querySelector<HTMLInputElement>(`input[name="${invalid}"]`)?.focus()
}
