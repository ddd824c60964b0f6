import { existsSync } from 'node:fs'
import type { Settings } from '../settings.ts'
import { createdKeyRing, fileKeyRing, type KeyRing, memoryKeyRing } from './keyRing.ts'

const CREATE = 'create it with `npm run keys -- create`'

/** The signing keys of the settings. Only a demo creates missing ones; a production start without keys throws. */
export function openKeyRing({ keysFile, databaseUrl, isDemo }: Settings, now: Date): KeyRing {
  if (keysFile === undefined) {
    if (databaseUrl === undefined) return memoryKeyRing(now)
    throw new Error(`SIGNING_KEYS_FILE must name the file with the signing keys; ${CREATE}`)
  }
  if (isDemo) return createdKeyRing(keysFile, now, warn)
  if (!existsSync(keysFile)) throw new Error(`there is no signing key in ${keysFile}; ${CREATE}`)
  return fileKeyRing(keysFile, warn)
}

/** The log of requests belongs to the server, which is created with the keys. */
const warn = (message: string) => void process.stderr.write(`${message}\n`)
