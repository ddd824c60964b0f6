import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCompressedCopies } from '@carrier-portal/hosting/release'

/** Writes the precompressed copies beside every text file of a build. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(async (file) => writeCompressedCopies(file, await readFile(file))))
}
