/** A number with a leading zero: '05'. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
