/** The IANA zone of this device. For the edges only: everything else takes the zone as an argument. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
