import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from './hasErrorCode.ts'

/**
 * Locks a data folder for this process, because two PGlite processes on one folder corrupt it without an error.
 * Takes over the lock of a process that has ended. Returns the function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'reference-backend.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (cause) {
      if (!hasErrorCode(cause, 'EEXIST')) throw cause
    }
    const owner = Number(readFileSync(path, 'utf8'))
    if (owner !== process.pid && isRunning(owner))
      throw new Error(
        `the data folder ${folder} is in use by the process with pid ${owner}; stop it or choose another DATA_DIR`,
      )
    rmSync(path, { force: true })
  }
  throw new Error(`the data folder ${folder} could not be locked`)
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return hasErrorCode(cause, 'EPERM')
  }
}
