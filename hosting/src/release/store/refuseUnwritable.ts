import { ReleaseRefusal } from '../releaseRefusal.ts'
import { isErrno } from './atomicWrite.ts'

// Most often the versions on the disk are in use, and a prune deletes nothing.
const FREE_SPACE =
  'Delete other files there or enlarge it ("release prune" on the host deletes only what is unused for 30 days)'
const ALLOW_WRITING = 'Give the user that runs the host write access to the folder'

/** The effect of a failed write in a sentence, and the end of the one about what to do after the remedy. */
interface FailedWrite {
  readonly effect: string
  readonly next: string
}

const NOTHING: FailedWrite = { effect: 'Nothing was changed.', next: 'run the command again' }

/** The reasons for which a store cannot be written, by the code of the file system, each with the next step. */
const reasons = [
  ['ENOSPC', 'its disk is full', FREE_SPACE],
  ['EDQUOT', 'its disk quota is used up', FREE_SPACE],
  ['EROFS', 'its file system is read-only', ALLOW_WRITING],
  ['EACCES', 'access is denied', ALLOW_WRITING],
  ['EPERM', 'access is denied', ALLOW_WRITING],
] as const

/** Waits for a write into the store. A full disk or a missing permission becomes a ReleaseRefusal that names the next step. */
export async function refuseUnwritable<Result>(write: Promise<Result>, failed = NOTHING): Promise<Result> {
  try {
    return await write
  } catch (cause) {
    const reason = reasons.find(([code]) => isErrno(cause, code))
    if (!reason) throw cause
    const [, why, remedy] = reason
    throw new ReleaseRefusal(
      'storage',
      `The release store cannot be written: ${why}. ${failed.effect} ${remedy}, and ${failed.next}.`,
    )
  }
}
