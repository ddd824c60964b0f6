import type { components } from '@carrier-portal/contract'
import { offsetAt, parseOffset, parseWorkOrderTime } from '@carrier-portal/shared-ui/time'
import type { StoredLineItem } from '../store/lineItems.ts'
import type { StoredOrder } from '../store/orders.ts'

type LineItemUpdate = components['schemas']['LineItemUpdate']

/** Times are refused before this instant and further ahead than this. */
const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST_AHEAD_MS = 366 * 24 * 60 * 60_000

/** The stored order that a save changes, and the time of the save. */
export interface TimeContext {
  readonly order: StoredOrder
  readonly items: readonly StoredLineItem[]
  readonly now: Date
}

/** A time of a save with its offset, '' for none. */
interface SentTime {
  readonly name: string
  readonly text: string
  readonly offset: string
}

/**
 * Why the times of a save are refused, or undefined. Times that are stored already are not checked, because a client
 * sends untouched times back as they are.
 */
export function validateTimes({ order, lineItems }: LineItemUpdate, context: TimeContext): string | undefined {
  const isStored = storedTimes(context)
  const noLoadTime = { name: 'order.noLoadPickupTime', text: order.noLoadPickupTime, offset: '' }
  const times = lineItems.map((item, index) => ({
    pickup: sentTime(`lineItems.${index}.pickupTime`, item.pickupTimeActual, item.pickupTimeOffset),
    dropoff: sentTime(`lineItems.${index}.dropoffTime`, item.dropoffTimeActual, item.dropoffTimeOffset),
  }))
  for (const time of [noLoadTime, ...times.flatMap(({ pickup, dropoff }) => [pickup, dropoff])]) {
    const problem = time.text === '' || isStored(time) ? undefined : timeProblem(time, context)
    if (problem !== undefined) return `${time.name} ${problem}`
  }
  const reversed = times.find(
    ({ pickup, dropoff }) => !(isStored(pickup) && isStored(dropoff)) && isBefore(dropoff, pickup),
  )
  return reversed && `${reversed.dropoff.name} is before the pickup time`
}

const sentTime = (name: string, text: string, offset: string): SentTime => ({ name: `${name}Actual`, text, offset })

function storedTimes({ order, items }: TimeContext): (time: Omit<SentTime, 'name'>) => boolean {
  const key = (text: string | null, offset: string | null) => `${text ?? ''} ${offset ?? ''}`
  const stored = new Set([
    key(order.no_load_pickup_time, ''),
    ...items.flatMap((item) => [
      key(item.pickup_time, item.pickup_offset),
      key(item.dropoff_time, item.dropoff_offset),
    ]),
  ])
  return ({ text, offset }) => stored.has(key(text, offset))
}

function timeProblem({ text, offset }: SentTime, { order, now }: TimeContext): string | undefined {
  const time = parseWorkOrderTime(withKnownLetters(text, order), offset)
  if (!time) return 'is not a time like 11/21/2026 10:30 ET, or does not exist on that day'
  if (time.instant < EARLIEST || time.instant > now.getTime() + LATEST_AHEAD_MS) return 'is too far away'
  const isForeign = offset !== '' && parseOffset(offset) !== offsetAt(time.zone, time.instant)
  return isForeign && time.text === text ? 'has an offset that its zone does not have at that time' : undefined
}

/** A time in the zone of the order is checked as UTC when only the order's own texts use that abbreviation. */
function withKnownLetters(text: string, { facts }: StoredOrder): string {
  const letters = lettersOf(text)
  const own = [
    facts.pickupEarliestDateTime,
    facts.pickupLatestDateTime,
    facts.dropoffEarliestDateTime,
    facts.dropoffLatestDateTime,
  ].map((time) => lettersOf(time ?? ''))
  const isKnown = parseWorkOrderTime(`01/01/2026 12:00 ${letters}`) !== undefined
  return isKnown || letters === '' || !own.includes(letters) ? text : text.replace(/[A-Za-z]+$/, 'UTC')
}

const lettersOf = (text: string) => /[A-Za-z]+$/.exec(text.trim())?.[0].toUpperCase() ?? ''

function isBefore(one: SentTime, other: SentTime): boolean {
  const [first, second] = [one, other].map(({ text, offset }) => parseWorkOrderTime(text, offset)?.instant)
  return first !== undefined && second !== undefined && first < second
}
