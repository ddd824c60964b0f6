import { ReleaseRefusal } from './releaseRefusal.ts'

/** The sentence of an error; the system's own errors about a file name no next step. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!isOfFile(error)) return error.message
  return `${error.message}. Check this path and your rights there, then run the command again.`
}

/** An error that no rule foresaw, as the refusal that a program can read. */
export function unexpectedRefusal(error: unknown): ReleaseRefusal {
  return new ReleaseRefusal(isOfFile(error) ? 'storage' : 'refused', reasonOf(error))
}

function isOfFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'path' in error
}
