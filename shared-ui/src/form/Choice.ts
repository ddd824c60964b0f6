/** One option of a group of checkboxes or radio buttons: the value of the form, and its text. */
export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
}
