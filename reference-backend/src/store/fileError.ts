/** ENOSPC in the numbers of PGlite. */
const NO_SPACE = 51

/**
 * The error of a database that could not be created in a folder. PGlite reports a failed write by an object with a number
 * alone, which names neither the reason nor the folder; every other error stays as it is.
 */
export function fileError(cause: unknown, folder: string): unknown {
  if (cause instanceof Error || typeof cause !== 'object' || cause === null || !('errno' in cause)) return cause
  const reason = cause.errno === NO_SPACE ? 'the disk is full' : `file error ${String(cause.errno)}`
  const next = 'Make space there, or name another folder in DATA_DIR, or in PORTAL_DATA for npm start'
  return new Error(`no database can be created in ${folder}: ${reason}. ${next}`, { cause })
}
