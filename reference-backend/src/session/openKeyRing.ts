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
  try {
    return fileKeyRing(keysFile, warn)
  } catch (cause) {
    throw new Error(reasonOf(cause, keysFile), { cause })
  }
}

/** A file of another user is a usual mistake with containers: `npm run keys -- create` leaves it to its own user alone. */
function reasonOf(cause: unknown, path: string): string {
  const { code, message } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') return `there is no signing key in ${path}; ${CREATE}`
  if (code !== 'EACCES') return message
  return `user ${process.geteuid?.()}, as which this process runs, may not read ${path}; give the file and its folder to this user`
}

/** The log of requests belongs to the server, which is created with the keys. */
const warn = (message: string) => void process.stderr.write(`${message}\n`)
