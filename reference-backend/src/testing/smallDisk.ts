import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small file system that tests can fill. */
export interface SmallDisk {
  readonly folder: string
  /** Uses all remaining space. */
  fill(): void
  /** Frees the space again. */
  empty(): void
  remove(): void
}

const CHUNK = Buffer.alloc(64 * 1024, 1)

/** A disk of this many mebibytes, or undefined where this user may not mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'reference-backend-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], {
    stdio: 'ignore',
  })
  if (status !== 0) return undefined
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => fillUp(filler),
    empty: () => rmSync(filler),
    remove: () => void execFileSync('umount', [folder]),
  }
}

function fillUp(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (;;) writeSync(file, CHUNK)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause
  } finally {
    closeSync(file)
  }
}
