interface TestZone {
  readonly name: string
  /** How the portal shows the zone beside a time. */
  readonly label: string
  /** In winter and in summer. */
  readonly offsets: readonly string[]
}

const EAST: TestZone = { name: 'America/New_York', label: 'ET', offsets: ['-05:00', '-04:00'] }
const WEST: TestZone = { name: 'America/Los_Angeles', label: 'PT', offsets: ['-08:00', '-07:00'] }

/** The hour in the east, from 0 to 23. */
const hour = Number(
  new Intl.DateTimeFormat('en-US', { timeZone: EAST.name, hour: 'numeric', hourCycle: 'h23' }).format(new Date()),
)

/**
 * The zone of the test browsers. The lists show the orders of today, so the day must not end during a journey: around
 * midnight in the east it is the one of the west.
 */
export const testZone = hour >= 22 || hour < 1 ? WEST : EAST

/** Today in the zone of the test browsers, as yyyy-MM-dd. */
export function todayInTestZone(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: testZone.name }).format(new Date())
}
