import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../workspaces.ts'

const LOCK = join(root, 'node_modules/.cache/building')
const RETRY_MS = 200
/** A lock is written in less time, unless the disk is full. */
const WRITE_LIMIT_MS = 10_000

/** The process that created a lock; 0 while the file is being written or deleted. */
interface Holder {
  readonly pid: number
  readonly started: string | undefined
}

/**
 * Runs `work` while no other `npm run build` or `npm start` builds in this folder: concurrent builds delete each other's
 * files. The commands of one screen (`npm run conformance -w`, `release publish`) do not wait for it. Prints once which
 * process it waits for.
 */
export async function withBuildLock<T>(work: () => Promise<T>, lock = LOCK): Promise<T> {
  for (let tries = 1; !tryLock(lock); tries += 1) {
    // The first try may have deleted the lock of a process that has ended.
    if (tries === 2) printWait(lock)
    await pause(RETRY_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function printWait(lock: string): void {
  const { pid } = readHolder(lock)
  const build = pid === 0 ? 'another build' : `the build of process ${pid}`
  process.stderr.write(`Waiting for ${build}. If there is no such build, delete ${lock}.\n`)
}

function tryLock(lock: string): boolean {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    writeFileSync(lock, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (!isHeld(lock)) deleteEnded(lock)
    return false
  }
}

/** Deletes the lock of a process that has ended. Puts back one that another process has created since it was read. */
function deleteEnded(lock: string): void {
  const moved = `${lock}.${process.pid}`
  try {
    renameSync(lock, moved)
    if (isHeld(moved)) linkSync(moved, lock)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(moved, { force: true })
  }
}

function readHolder(lock: string): Holder {
  try {
    const [pid, started] = readFileSync(lock, 'utf8').split(' ')
    return { pid: Number(pid), started }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return { pid: 0, started: undefined }
  }
}

/** The system gives the pid of a killed build to another process, in a container soon; that one started at another time. */
function isHeld(lock: string): boolean {
  const { pid, started } = readHolder(lock)
  if (pid === 0) return isBeingWritten(lock)
  const start = startOf(pid)
  return start === undefined ? isAlive(pid) : start === started
}

/** Whether the process that created an empty lock may still write its content. */
function isBeingWritten(lock: string): boolean {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs < WRITE_LIMIT_MS
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

/** Another user's process counts as alive. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
