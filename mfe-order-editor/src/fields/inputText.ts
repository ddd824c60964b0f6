import { parseFieldTime } from '@carrier-portal/shared-ui/time'

/** What stands in the form for a date-time input that is only half filled in: not empty, and no time. */
export const INCOMPLETE = 'incomplete'

/** What stands in the form for a number input that holds no number: not empty, and no amount. */
export const UNREADABLE = 'unreadable'

/** The text of a date-time input as the form keeps it. The browser says '' for a half-filled one. */
export function readTimeInput({ value, validity }: HTMLInputElement): string {
  return value === '' && validity.badInput ? INCOMPLETE : value
}

/** The text of a number input as the form keeps it. The browser says '' for '1e' and the like. */
export function readNumberInput({ value, validity }: HTMLInputElement): string {
  return value === '' && validity.badInput ? UNREADABLE : value
}

/** What a date-time input is given to show; the half-filled one keeps what is in it. */
export function shownInTimeInput(text: string): string {
  return parseFieldTime(text) ? text : ''
}

/** What a number input is given to show; one that holds no number keeps what is in it. */
export function shownInNumberInput(text: string): string {
  return Number.isFinite(Number(text)) ? text : ''
}
