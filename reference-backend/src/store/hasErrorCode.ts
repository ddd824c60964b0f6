/**
 * Whether an error is the system's error with this code. It does not use instanceof, because in Jest the file system's
 * errors are those of another realm.
 */
export function hasErrorCode(cause: unknown, code: string): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code
}
