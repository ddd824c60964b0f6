import type { Locale } from '@carrier-portal/contract'
import { twoDigits } from './twoDigits.ts'
import { wallAt } from './wallTime.ts'

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
}

/**
 * An instant in the medium format of the locale and in the given zone: 'Nov 21, 2026, 10:42:05 AM'. Every list shows one
 * when it opens, so this does not wait for the first use of `Intl` (docs/decisions/047).
 */
export function formatMoment(instant: number, zone: string, locale: Locale): string {
  const { year, month, day, hour, minute } = wallAt(instant, zone)
  const name = MONTHS[locale][month - 1] ?? ''
  const time = `${hour % 12 || 12}:${twoDigits(minute)}:${twoDigits(new Date(instant).getUTCSeconds())}`
  return locale === 'en'
    ? `${name} ${day}, ${year}, ${time} ${hour < 12 ? 'AM' : 'PM'}`
    : `${day} ${name} ${year}, ${time} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

const LANGUAGE_TAGS = { en: 'en-US', es: 'es-US' } as const

/**
 * A recent instant to the minute, or to the second: '10:42 AM' when `now` is on the same day of the zone, else
 * '11/20/26, 10:42 AM'.
 */
export function formatRecentMoment(
  instant: number,
  now: number,
  zone: string,
  locale: Locale,
  precision: 'minute' | 'second' = 'minute',
): string {
  const tag = LANGUAGE_TAGS[locale]
  const dayOf = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: zone })
  const isToday = dayOf.format(instant) === dayOf.format(now)
  return new Intl.DateTimeFormat(tag, {
    ...(!isToday && { dateStyle: 'short' }),
    timeStyle: precision === 'minute' ? 'short' : 'medium',
    timeZone: zone,
  }).format(instant)
}
