import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'

const KEPT = join(root, 'node_modules/.cache/own-repository')

/**
 * Links the packages of other authors that an earlier run installed into a new repository. Unpacking their 29,000 files is
 * most of the work of an installation. They are used while the manifest of the new repository and this repository's lock
 * file are the same; the packed files are never kept.
 */
export async function linkKeptDependencies(folder: string): Promise<void> {
  const kept = await keptFolder(folder)
  if (existsSync(kept)) await linkAll(kept, join(folder, 'node_modules'))
}

/** Keeps the packages of other authors that a repository has installed for the next run. */
export async function keepDependencies(folder: string): Promise<void> {
  const kept = await keptFolder(folder)
  if (existsSync(kept)) return
  await rm(KEPT, { recursive: true, force: true })
  await mkdir(KEPT, { recursive: true })
  const unfinished = `${kept}.unfinished`
  if (!(await linkAll(join(folder, 'node_modules'), unfinished))) return
  for (const own of ['@carrier-portal', '.package-lock.json']) await rm(join(unfinished, own), { recursive: true })
  await rename(unfinished, kept)
}

async function keptFolder(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`)
  for (const file of [join(root, 'package-lock.json'), join(folder, 'package.json')]) hash.update(await readFile(file))
  return join(KEPT, hash.digest('hex'))
}

/** Whether all files could be linked; folders of two file systems cannot, and then nothing is left. */
async function linkAll(from: string, to: string): Promise<boolean> {
  try {
    await promisify(execFile)('cp', ['-al', from, to])
    return true
  } catch {
    await rm(to, { recursive: true, force: true })
    return false
  }
}
