import { isSameWallTime, wallAt } from './wallTime.ts'
import {
  type Clock,
  parseWorkOrderTime,
  printDay,
  printTimeOfDay,
  printWorkOrderTime,
  type WorkOrderTime,
} from './workOrderTime.ts'

/** What stands where a value is missing (decisions, section 2). */
export const MISSING = '—'

/** A window in two parts, so that a card can set the day apart; `time` alone where the day is not to be read. */
export interface ShownWindow {
  readonly day: string
  readonly time: string
}

/**
 * A time text as people read it. A readable one already stands in its own zone with that zone's letters, and an
 * unreadable one is shown as it came (decisions, section 3): both are the text, and a missing one is a dash.
 */
export function showTime(text: string | null): string {
  return text === null || isBlank(text) ? MISSING : text.trim()
}

/**
 * The window from one time to another, the day once when both ends share it: '11/21/2026' and '10:00–10:30 AM ET'.
 * A missing end leaves the other one alone; an unreadable one is shown as it came.
 */
export function showWindow(earliestText: string | null, latestText: string | null): ShownWindow {
  const earliest = parseWorkOrderTime(earliestText)
  const latest = parseWorkOrderTime(latestText)
  if (earliest && latest && printDay(earliest.wall) === printDay(latest.wall))
    return { day: printDay(earliest.wall), time: sameDay(earliest, latest) }
  if (earliest && isBlank(latestText)) return { day: printDay(earliest.wall), time: timeWithLetters(earliest) }
  if (latest && isBlank(earliestText)) return { day: printDay(latest.wall), time: timeWithLetters(latest) }
  if (isBlank(earliestText) && isBlank(latestText)) return { day: '', time: MISSING }
  return { day: '', time: `${showTime(earliestText)} – ${showTime(latestText)}` }
}

/** An instant on the clocks of a zone: the time at the stop, beside one that was typed in another zone. */
export function showInstant(instant: number, at: { zone: string; letters: string; clock: Clock }): string {
  return printWorkOrderTime({ wall: wallAt(instant, at.zone), letters: at.letters, clock: at.clock })
}

/** A moment in the medium format of the locale, on the clocks of the zone: 'Nov 21, 2026, 10:42:05 AM'. */
export function showMoment(instant: number, zone: string, locale: 'en' | 'es'): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(instant)
}

function sameDay(earliest: WorkOrderTime, latest: WorkOrderTime): string {
  if (isSameWallTime(earliest.wall, latest.wall) && earliest.letters === latest.letters)
    return timeWithLetters(earliest)
  if (earliest.letters !== latest.letters) return `${timeWithLetters(earliest)} – ${timeWithLetters(latest)}`
  const from = printTimeOfDay(earliest.wall, earliest.clock)
  const until = printTimeOfDay(latest.wall, latest.clock)
  const sameHalf = from.slice(-2) === until.slice(-2) && earliest.clock === 12 && latest.clock === 12
  return `${sameHalf ? from.slice(0, -3) : from}–${until} ${latest.letters}`
}

function timeWithLetters(time: WorkOrderTime): string {
  return `${printTimeOfDay(time.wall, time.clock)} ${time.letters}`
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}
