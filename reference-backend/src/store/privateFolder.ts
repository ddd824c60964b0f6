import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
/** The files and folders of this backend in its data folder, which may have other content. */
const OWN = /^(database(\.ready|\.unfinished)?$|signing-keys\.json|reference-backend\.lock)/

/**
 * Creates a folder that only its owner can open, or corrects the modes of the backend's files in an existing one, which may be
 * open to others for its other content. PGlite creates files that every local user could write, whatever the umask: until
 * the next correction their closed folder alone protects them.
 */
export function makePrivate(folder: string): void {
  createPrivateFolder(folder)
  process.umask(OTHERS)
  for (const name of readdirSync(folder)) if (OWN.test(name)) restrict(join(folder, name))
}

/**
 * Creates a folder that only its owner can open. The folders above it get the usual modes: the data folder of the portal also has
 * the shell's files and the release store, which nginx reads as another user.
 */
export function createPrivateFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: FOLDER })
}

function restrict(path: string): void {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink()) return
  if ((stats.mode & OTHERS) !== 0) chmodSync(path, stats.isDirectory() ? FOLDER : FILE)
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrict(join(path, name))
}
