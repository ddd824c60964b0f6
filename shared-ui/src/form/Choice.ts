/** One option of a group of checkboxes or radio buttons: the value of the form, and its text. */
export interface Choice {
  readonly value: string
  readonly label: string
}
