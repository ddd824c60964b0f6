/** Today in the zone of the test browser (New York), as yyyy-MM-dd; the demo data is made for it. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** 2 PM of today in New York, around which the demo data lies at whatever time the tests run. */
export const seedNow = `${today}T14:00${offsetInNewYork()}`

/** Such as -05:00. */
function offsetInNewYork(): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' })
  return (
    format
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) ?? ''
  )
}
