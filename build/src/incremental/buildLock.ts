import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../workspaces.ts'

const LOCK = join(root, 'node_modules/.cache/building')
const RETRY_MS = 200

/** Runs `work` while no other process builds in this folder: concurrent builds delete each other's files. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  while (!tryLock()) await pause(RETRY_MS)
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function tryLock(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    if (!isHeld()) rmSync(LOCK, { force: true })
    return false
  }
}

/** Whether the lock's process is alive. A lock file that is being written or deleted, or another user's, counts as held. */
function isHeld(): boolean {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'))
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'ENOENT') || hasCode(error, 'EPERM')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
