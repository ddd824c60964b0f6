import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { contentHash, integrityOf } from '../publish/integrity.ts'
import { compressedExtensions, compressions } from '../publish/precompress.ts'
import { folderOf } from './retentionRule.ts'

/** A file in the store that differs from what was published. */
export interface FileFault {
  readonly file: string
  readonly fault: 'missing' | 'changed' | 'unknown file' | 'compressed copy changed' | 'registry changed'
}

/** Compares every file of a version with its integrity, and its compressed copies with the files. */
export async function verifyVersion(store: string, { base, integrity }: RemoteVersion): Promise<readonly FileFault[]> {
  const folder = folderOf(base)
  const present = await filesIn(join(store, folder))
  const faults: FileFault[] = []
  if (!folder.endsWith(`-${contentHash(integrity)}`)) faults.push({ file: folder, fault: 'registry changed' })
  for (const [file, hash] of Object.entries(integrity)) {
    const content = present.has(file) ? await readFile(join(store, folder, file)) : undefined
    if (!content) faults.push({ file: `${folder}/${file}`, fault: 'missing' })
    else if (integrityOf(content) !== hash) faults.push({ file: `${folder}/${file}`, fault: 'changed' })
  }
  for (const file of present) {
    const kind = compressedExtensions.find((ending) => file.endsWith(`.${ending}`))
    const original = kind && file.slice(0, -kind.length - 1)
    if (Object.hasOwn(integrity, file)) continue
    if (!kind || !original || !Object.hasOwn(integrity, original))
      faults.push({ file: `${folder}/${file}`, fault: 'unknown file' })
    else if ((await hashDecompressed(join(store, folder, file), kind)) !== integrity[original])
      faults.push({ file: `${folder}/${file}`, fault: 'compressed copy changed' })
  }
  return faults
}

async function hashDecompressed(
  file: string,
  kind: (typeof compressedExtensions)[number],
): Promise<string | undefined> {
  try {
    return integrityOf(await compressions[kind].decompress(await readFile(file)))
  } catch {
    return undefined
  }
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')))
}
