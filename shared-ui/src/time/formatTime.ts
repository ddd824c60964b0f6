import { printFieldTime } from './fieldTime.ts'
import { instantsOf, isSameWallTime, wallAt } from './wallTime.ts'
import {
  type Clock,
  parseWorkOrderTime,
  printDay,
  printTimeOfDay,
  printWorkOrderTime,
  type WorkOrderTime,
} from './workOrderTime.ts'
import { offsetAt, parseOffset, printOffset } from './zoneOffset.ts'

/** Shown in place of a missing value. */
const MISSING = '—'

const HALF_DAY_MS = 12 * 3_600_000

/** A window in two parts, so that a card can print the day once; only `time` where the texts cannot be parsed. */
interface FormattedWindow {
  readonly day: string
  readonly time: string
}

/** A time text, trimmed and otherwise as the backend sent it, in the zone that it names; a dash for a missing one. */
export function formatTimeText(text: string | null): string {
  return text?.trim() || MISSING
}

/**
 * The time text of a record with its stored UTC offset. In the hour that the end of daylight saving repeats, the letters of
 * the season follow, without which a dropoff at 1:05 AM looks earlier than its pickup at 1:56 AM: '… 01:05 AM ET (EST)'.
 */
export function formatRecordedTime(text: string | null, offset: string | null): string {
  const time = parseWorkOrderTime(text, offset)
  const occurrences = time ? instantsOf(time.wall, time.zone) : []
  if (!time || occurrences.length < 2 || parseOffset(offset) !== offsetAt(time.zone, time.instant))
    return formatTimeText(text)
  const letters = time.abbreviation.replace(/[DS]?T$/, time.instant === occurrences[0] ? 'DT' : 'ST')
  return letters === time.abbreviation ? formatTimeText(text) : `${formatTimeText(text)} (${letters})`
}

/**
 * The window from one time to another, with one day when both ends share it: '11/21/2026' and '5:15–6:45 AM ET'. A night's
 * window has the day of its beginning, '10:45 PM–12:30 AM ET': with both days it would not fit into a row of a list. A dash
 * replaces a missing end, so that the other one is read as what it is; an unreadable end is shown unchanged.
 */
export function formatWindow(earliestText: string | null, latestText: string | null): FormattedWindow {
  const earliest = parseWorkOrderTime(earliestText)
  const latest = parseWorkOrderTime(latestText)
  if (earliest && latest && (printDay(earliest.wall) === printDay(latest.wall) || isOfOneNight(earliest, latest)))
    return { day: printDay(earliest.wall), time: sameDay(earliest, latest) }
  if (earliest && isBlank(latestText))
    return { day: printDay(earliest.wall), time: `${timeWithZone(earliest)} – ${MISSING}` }
  if (latest && isBlank(earliestText))
    return { day: printDay(latest.wall), time: `${MISSING} – ${timeWithZone(latest)}` }
  if (isBlank(earliestText) && isBlank(latestText)) return { day: '', time: MISSING }
  return { day: '', time: `${formatTimeText(earliestText)} – ${formatTimeText(latestText)}` }
}

/** An instant in another zone: the time at the stop beside one that was typed in the device's zone. */
export function formatInstant(instant: number, at: { zone: string; abbreviation: string; clock: Clock }): string {
  return printWorkOrderTime({ wall: wallAt(instant, at.zone), abbreviation: at.abbreviation, clock: at.clock })
}

/** A time text as ISO 8601 with the offset of its own zone: '2026-11-21T10:00:00-05:00'; null for an unreadable one. */
export function formatIsoTime(text: string | null): string | null {
  const time = parseWorkOrderTime(text)
  return time ? `${printFieldTime(time.wall)}:00${printOffset(offsetAt(time.zone, time.instant))}` : null
}

/** From an evening to a time after midnight, less than 12 hours later: the times alone say which is of the next day. */
function isOfOneNight(earliest: WorkOrderTime, latest: WorkOrderTime): boolean {
  const length = latest.instant - earliest.instant
  return length > 0 && length < HALF_DAY_MS && earliest.abbreviation === latest.abbreviation
}

function sameDay(earliest: WorkOrderTime, latest: WorkOrderTime): string {
  if (isSameWallTime(earliest.wall, latest.wall) && earliest.abbreviation === latest.abbreviation)
    return timeWithZone(earliest)
  if (earliest.abbreviation !== latest.abbreviation) return `${timeWithZone(earliest)} – ${timeWithZone(latest)}`
  const from = shortTimeOfDay(earliest)
  const until = shortTimeOfDay(latest)
  const sameHalf = earliest.clock === 12 && from.slice(-2) === until.slice(-2)
  return `${sameHalf ? from.slice(0, -3) : from}–${until} ${latest.abbreviation}`
}

function timeWithZone(time: WorkOrderTime): string {
  return `${shortTimeOfDay(time)} ${time.abbreviation}`
}

/** Without a leading zero where AM or PM follows: '5:15 AM', but '05:15'. */
function shortTimeOfDay({ wall, clock }: WorkOrderTime): string {
  const text = printTimeOfDay(wall, clock)
  return clock === 12 ? text.replace(/^0/, '') : text
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === ''
}
