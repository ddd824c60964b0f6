/** A random id of 8 characters, which the console line and the event of one failure share. */
export function newReportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
