import { linkSync, rmSync } from 'node:fs'
import { hasErrorCode } from './hasErrorCode.ts'

/**
 * Gives a complete file its name unless another file has it; returns whether it did. Of several processes that try at once
 * one succeeds, and none reads an incomplete file. The unfinished file is removed.
 */
export function linkUnlessTaken(unfinished: string, path: string): boolean {
  try {
    linkSync(unfinished, path)
    return true
  } catch (cause) {
    if (hasErrorCode(cause, 'EEXIST')) return false
    throw cause
  } finally {
    rmSync(unfinished)
  }
}
