import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../workspaces.ts'

const LOCK = join(root, 'node_modules/.cache/building')
const LOOK_AGAIN_MS = 200

/** Does the work while no other process builds here: two builds at once would take each other's files away. */
export async function whileBuilding<T>(work: () => Promise<T>): Promise<T> {
  while (!take()) await pause(LOOK_AGAIN_MS)
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function take(): boolean {
  mkdirSync(dirname(LOCK), { recursive: true })
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld()) rmSync(LOCK, { force: true })
    return false
  }
}

/** Whether the process that holds the lock still runs; a lock that is just being written or taken away counts as held. */
function isHeld(): boolean {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'))
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}
