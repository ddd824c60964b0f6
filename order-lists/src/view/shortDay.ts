/** A day 'MM/dd/yyyy' as 'M/d', empty for any other text: lists rarely span a year. */
export function shortDay(day: string): string {
  const parts = /^(\d{2})\/(\d{2})\/\d{4}$/.exec(day)
  return parts ? `${Number(parts[1])}/${Number(parts[2])}` : ''
}
