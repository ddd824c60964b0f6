import { parseFieldTime, printFieldTime } from '@carrier-portal/shared-ui/time'

/** The form's text for an incomplete date-time input. */
export const INCOMPLETE = 'incomplete'

/** The form's text of a date-time input. The browser's `value` of an incomplete one is ''. */
export function readTimeInput({ value, validity }: HTMLInputElement): string {
  return value === '' && validity.badInput ? INCOMPLETE : value
}

/** The `value` of a date-time input; '' leaves the text of an incomplete one as it is. */
export function shownInTimeInput(text: string): string {
  const wall = parseFieldTime(text)
  return wall ? printFieldTime(wall) : ''
}
