/** A random id of 8 characters, by which a line of the console and an event are found together. */
export function newReportId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
