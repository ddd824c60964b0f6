/** Any other character than white space, control, format and further ignorable characters. */
const VISIBLE = /[^\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}]/u

/** Whether a typed text shows nothing: it counts as empty, in the forms and at the backend. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}
