import { messageOf } from '../release/messageOf.ts'
import { isErrno } from '../release/store/atomicWrite.ts'

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT']
/** A file has the name of the folder or of one of its parents. */
const NO_FOLDER = ['ENOTDIR', 'EEXIST']

/** Writes into the folders that PORTAL_DATA or STORE name; throws with the next step when they cannot be written. */
export function writeData(write: () => void): void {
  try {
    write()
  } catch (cause) {
    const has = (code: string) => isErrno(cause, code)
    if (!UNWRITABLE.some(has) && !NO_FOLDER.some(has)) throw cause
    const first = NO_FOLDER.some(has)
      ? 'Remove the file in its place'
      : 'Give this user write access and free space there'
    const next = `${first}, or name another folder in PORTAL_DATA or STORE.`
    throw new Error(`The portal's data cannot be written: ${messageOf(cause)}. ${next}`, { cause })
  }
}
