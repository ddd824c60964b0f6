/** MM/dd/yyyy, a 12 or 24 hour time and a zone abbreviation. */
const SHAPE = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AaPp])\.?[Mm]\.?)? ([A-Za-z]{2,5})$/

/** Whether a text is an order time on a day and an hour that exist. */
export function isOrderTime(text: string): boolean {
  const [, month, day, year, hour, minute, second = '0', half] = SHAPE.exec(text) ?? []
  if (month === undefined || day === undefined || year === undefined) return false
  const [lowest, highest] = half === undefined ? [0, 23] : [1, 12]
  return (
    isCalendarDay(`${year}-${month}-${day}`) &&
    Number(hour) >= lowest &&
    Number(hour) <= highest &&
    Number(minute) < 60 &&
    Number(second) < 60
  )
}

/** Whether yyyy-MM-dd names a day that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
