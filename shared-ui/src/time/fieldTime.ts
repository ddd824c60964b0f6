import { twoDigits } from './twoDigits.ts'
import { isWallTime, type WallTime } from './wallTime.ts'
import { parseOffset } from './zoneOffset.ts'

/**
 * Reads the value of a datetime-local input, or such a value followed by a UTC offset; undefined for an empty or
 * impossible one. Seconds are dropped.
 */
export function parseFieldTime(value: string): WallTime | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:[+-]\d{2}:\d{2})?$/.exec(value)
  if (!parts) return undefined
  const [year, month, day, hour, minute] = parts.slice(1, 6).map(Number)
  const wall = { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0, minute: minute ?? 0 }
  return isWallTime(wall) ? wall : undefined
}

/** Writes the value of a datetime-local input: 'yyyy-MM-ddTHH:mm'. The inverse of parseFieldTime. */
export function printFieldTime({ year, month, day, hour, minute }: WallTime): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The UTC offset in minutes at the end of '2026-11-01T01:30-05:00'; undefined where there is none. */
export function offsetOfFieldTime(value: string): number | undefined {
  return parseOffset(/T.*([+-]\d{2}:\d{2})$/.exec(value)?.[1])
}
