import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { linkUnlessTaken } from '../store/linkUnlessTaken.ts'
import { createPrivateFolder } from '../store/privateFolder.ts'
import type { SigningKey } from './keyRing.ts'

/** Keys in the order of the file: the first one signs. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]]

interface StoredKey {
  readonly kid: string
  readonly secret: string
  readonly createdAt: string
}

/** Only the owner reads the keys. */
const MODE = 0o600

/** Reads a key file; throws the system's error, or a sentence when it holds no usable key. */
export function readKeyFile(path: string): SigningKeys {
  const [first, ...others] = parseKeys(path, readFileSync(path, 'utf8'))
  if (!first || [first, ...others].some(({ kid, secret }) => !kid || secret.length < 32))
    throw new Error(`${path} holds no signing key of at least 32 bytes`)
  return [first, ...others]
}

/**
 * Replaces a key file atomically; only its owner can read it. The owner stays: a file of another user could not be read by
 * the running backends. Throws, and replaces nothing, when this user may not give a file to the owner.
 */
export function writeKeyFile(path: string, keys: SigningKeys): void {
  const unfinished = writeUnfinished(path, keys)
  try {
    if (existsSync(path)) keepOwner(unfinished, statSync(path))
    renameSync(unfinished, path)
  } catch (cause) {
    rmSync(unfinished)
    throw cause
  }
}

function keepOwner(path: string, { uid, gid }: Stats): void {
  if (statSync(path).uid !== uid) chownSync(path, uid, gid)
}

/**
 * Creates a key file unless there is one; returns whether it was created. Of two backends that start at the same time one
 * creates it and both use its key: a key that one of them replaced would sign tokens that the other refuses.
 */
export function createKeyFile(path: string, keys: SigningKeys): boolean {
  return linkUnlessTaken(writeUnfinished(path, keys), path)
}

/** Writes the keys beside their file; returns the path. */
function writeUnfinished(path: string, keys: SigningKeys): string {
  const stored = keys.map(({ kid, secret, createdAt }) => ({ kid, secret: secret.toString('base64url'), createdAt }))
  createPrivateFolder(dirname(path))
  const unfinished = `${path}.${process.pid}.unfinished`
  // On the disk before the file has its name: after a loss of power an empty one would keep every backend from starting.
  writeFileSync(unfinished, `${JSON.stringify({ keys: stored }, null, 2)}\n`, { mode: MODE, flush: true })
  chmodSync(unfinished, MODE)
  return unfinished
}

function parseKeys(path: string, text: string): readonly SigningKey[] {
  try {
    const { keys } = JSON.parse(text) as { readonly keys: readonly StoredKey[] }
    return keys.map(({ kid, secret, createdAt }) => ({
      kid,
      secret: Buffer.from(secret, 'base64url'),
      createdAt: new Date(createdAt),
    }))
  } catch (cause) {
    throw new Error(`the signing keys in ${path} could not be read`, { cause })
  }
}
