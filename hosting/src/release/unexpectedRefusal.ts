import { messageOf } from './messageOf.ts'
import { ReleaseRefusal } from './releaseRefusal.ts'

/** The sentence of an error; the system's own errors about a file name no next step. */
export function reasonOf(error: unknown): string {
  const message = messageOf(error)
  return isOfFile(error) ? `${message}. Check this path and your rights there, then run the command again.` : message
}

/** An error that no rule foresaw, as the refusal that a program can read. */
export function unexpectedRefusal(error: unknown): ReleaseRefusal {
  return new ReleaseRefusal(isOfFile(error) ? 'storage' : 'refused', reasonOf(error))
}

function isOfFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'path' in error
}
