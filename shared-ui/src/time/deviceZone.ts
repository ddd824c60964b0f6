/** The IANA zone of this device. Only entry points call it; all other functions take the zone as an argument. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
