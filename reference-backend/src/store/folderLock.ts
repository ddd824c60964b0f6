import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from './hasErrorCode.ts'
import { linkUnlessTaken } from './linkUnlessTaken.ts'

/** The lock files of a data folder are numbered. The newest names the folder's process, or nothing once it is released. */
const LOCK_FILE = /^reference-backend\.lock\.(\d+)$/

/** The process that holds a folder. The lock of an earlier version has no `started`; without /proc it is empty. */
interface Owner {
  readonly pid: number
  readonly started: string | undefined
}

/**
 * Locks a data folder for this process, because two PGlite processes on one folder corrupt it without an error. Takes
 * over the lock of a process that has ended. Returns the function that releases the lock.
 * It sees the processes of this machine or container alone: the lock of a process in another container looks like that of
 * an ended one.
 *
 * A process takes the folder by creating the file of the next number, which succeeds for one process alone, also when
 * several find the same ended process. The newest file is never deleted, not even by the release. So a process whose
 * number is outdated finds a newer file after it created its own.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const fileOf = (number: number) => join(folder, `reference-backend.lock.${number}`)
  for (;;) {
    const newest = Math.max(0, ...numbersIn(folder))
    const owner = newest === 0 ? undefined : ownerOf(fileOf(newest))
    if (owner !== undefined && owner.pid !== process.pid && isRunning(owner))
      throw new Error(
        `the data folder ${folder} is in use by the process with pid ${owner.pid}; stop it or choose another DATA_DIR`,
      )
    const own = newest + 1
    if (!createWithPid(folder, fileOf(own))) continue
    const numbers = numbersIn(folder)
    if (numbers.some((number) => number > own)) {
      rmSync(fileOf(own), { force: true })
      continue
    }
    for (const number of numbers) if (number < own) rmSync(fileOf(number), { force: true })
    return () => writeFileSync(fileOf(own), '')
  }
}

function numbersIn(folder: string): readonly number[] {
  return readdirSync(folder).flatMap((name) => Number(LOCK_FILE.exec(name)?.[1] ?? []))
}

/** The process in a lock file; undefined for a released lock, and for a file that its successor has deleted. */
function ownerOf(file: string): Owner | undefined {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split(' ')
    return pid ? { pid: Number(pid), started } : undefined
  } catch (cause) {
    if (hasErrorCode(cause, 'ENOENT')) return undefined
    throw cause
  }
}

/**
 * Creates a lock file with its content in one step. Returns false when another process has created it. Throws a sentence with
 * the next step when it cannot be written: the system's own names no folder when the disk is full.
 */
function createWithPid(folder: string, file: string): boolean {
  const complete = join(folder, `reference-backend.lock-${process.pid}`)
  try {
    writeFileSync(complete, `${process.pid} ${startOf(process.pid) ?? ''}`)
  } catch (cause) {
    rmSync(complete, { force: true })
    // Not instanceof, because in Jest the system's errors are those of another realm.
    const { message } = cause as Error
    const next = 'Make space there and let this user write there, or name another folder in DATA_DIR'
    throw new Error(`the data folder ${folder} cannot be written: ${message}. ${next}`, { cause })
  }
  return linkUnlessTaken(complete, file)
}

/** The system gives the pid of a killed process to another one, in a container soon; that one started at another time. */
function isRunning({ pid, started }: Owner): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  const start = startOf(pid)
  if (start !== undefined && started !== undefined) return start === started
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return hasErrorCode(cause, 'EPERM')
  }
}

/** When a process started, in clock ticks since the system's start; undefined without such a process or without /proc. */
function startOf(pid: number): string | undefined {
  try {
    // The program's name in parentheses may contain spaces; the time is the 20th field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19]
  } catch {
    return undefined
  }
}
