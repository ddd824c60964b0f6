import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { createKeyFile, readKeyFile } from './keyFile.ts'

/** A key that signs tokens, named by the `kid` in their header. */
export interface SigningKey {
  readonly kid: string
  readonly secret: Buffer
  readonly createdAt: Date
}

/** The signing keys of this process, newest first. */
export interface KeyRing {
  /** The key that signs new tokens. */
  current(): SigningKey
  /** The key of a token, or undefined for a key that is unknown or was removed. */
  find(kid: string): SigningKey | undefined
  all(): readonly SigningKey[]
}

/** A new random key. */
export function createKey(now: Date): SigningKey {
  return { kid: randomBytes(6).toString('base64url'), secret: randomBytes(32), createdAt: now }
}

/** One key that is lost when the process ends, for a database in memory. */
export function memoryKeyRing(now: Date): KeyRing {
  const key = createKey(now)
  return { current: () => key, find: (kid) => (kid === key.kid ? key : undefined), all: () => [key] }
}

/**
 * The keys of a file. A change of the file is picked up at the next use, so that a rotation needs no restart. While the file
 * cannot be read the loaded keys stay, because without them every user would be signed out; `warn` gets the reason once.
 */
export function fileKeyRing(path: string, warn: (message: string) => void): KeyRing {
  // The time before the content: a rotation between the two is read again, instead of never.
  let readAt = statSync(path).mtimeMs
  let keys = readKeyFile(path)
  let isReported = false
  const reload = () => {
    try {
      const changedAt = statSync(path).mtimeMs
      if (changedAt !== readAt) keys = readKeyFile(path)
      readAt = changedAt
      isReported = false
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      if (!isReported) warn(`${reason}; the keys that were read before stay in use`)
      isReported = true
    }
  }
  return {
    current: () => {
      reload()
      return keys[0]
    },
    find: (kid) => {
      reload()
      return keys.find((key) => key.kid === kid)
    },
    all: () => keys,
  }
}

/** The keys of a file, which is created with a first key when it does not exist. */
export function createdKeyRing(path: string, now: Date, warn: (message: string) => void): KeyRing {
  if (!existsSync(path)) createKeyFile(path, [createKey(now)])
  return fileKeyRing(path, warn)
}
