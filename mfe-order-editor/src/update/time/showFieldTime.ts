import { formatTimeText } from '@carrier-portal/shared-ui/time'
import { type EditorClock, fromFieldTime, NOT_SAVED, readFieldTime } from './editorClock.ts'

/** A field's text as the portal shows times; the text itself where it is no time. */
export function showFieldTime(field: string, clock: EditorClock): string {
  const { state } = readFieldTime(field, NOT_SAVED, clock)
  return state === 'exists' ? formatTimeText(fromFieldTime(field, NOT_SAVED, clock).text) : field
}
