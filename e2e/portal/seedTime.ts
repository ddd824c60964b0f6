import { testZone, todayInTestZone } from './testZone.ts'

/** The day for which the demo data is made. */
export const today = todayInTestZone()

/** 2 PM of today in the zone of the test browsers, around which the demo data lies at whatever time the tests run. */
export const seedNow = `${today}T14:00${offset()}`

/**
 * When many of the demo orders are late and some due, whatever the hour of the test and whichever orders other journeys
 * accepted.
 */
export const twoHoursLater = new Date(Date.parse(seedNow) + 2 * 3_600_000)

/** Such as -05:00. */
function offset(): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: testZone.name, timeZoneName: 'longOffset' })
  return (
    format
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) ?? ''
  )
}
