import { temporal } from './temporal.ts'

/** The IANA zone of this device. Screens call it; the functions that compute with times take the zone as an argument. */
export function deviceZone(): string {
  return temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
