import { isErrno } from '../release/store/atomicWrite.ts'

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT']

/** Writes into the folders that PORTAL_DATA or STORE name; throws with the next step when they cannot be written. */
export function writeData(write: () => void): void {
  try {
    write()
  } catch (cause) {
    if (!(cause instanceof Error) || !UNWRITABLE.some((code) => isErrno(cause, code))) throw cause
    const next = 'Give this user write access and free space there, or name another folder in PORTAL_DATA or STORE.'
    throw new Error(`The portal's data cannot be written: ${cause.message}. ${next}`, { cause })
  }
}
