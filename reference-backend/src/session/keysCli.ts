import { existsSync } from 'node:fs'
import { runCommand } from '../runCommand.ts'
import { readSettings } from '../settings.ts'
import { createKeyFile, readKeyFile, type SigningKeys, writeKeyFile } from './keyFile.ts'
import { createKey, type SigningKey } from './keyRing.ts'
import { SESSION_LIFE_MS } from './sessions.ts'

const USAGE = `usage: npm run keys -- create   creates the file of SIGNING_KEYS_FILE with a first key
       npm run keys -- rotate   adds a key that signs from now on; older keys verify until their tokens expire
       npm run keys -- revoke   replaces all keys by a new one: every token is refused and every user signs in again
       npm run keys -- list     prints the ids and dates of the keys`

const isLive = (successor: SigningKey, now: Date) => successor.createdAt.getTime() + SESSION_LIFE_MS > now.getTime()

/** A key that signs from now on, and those older ones whose tokens may still be valid. */
function rotated([current, ...older]: SigningKeys, now: Date): SigningKeys {
  const kept = [current, ...older].filter((_, index, keys) => {
    const successor = keys[index - 1]
    return successor === undefined || isLive(successor, now)
  })
  return [createKey(now), ...kept]
}

/** Manages the signing keys. Running backends read a changed file at the next token. */
async function keys(): Promise<void> {
  const path = readSettings(process.env).keysFile
  if (path === undefined) throw new Error('SIGNING_KEYS_FILE must name the file of the keys')
  const now = new Date()
  const command = process.argv[2] ?? ''
  if (!['create', 'rotate', 'revoke', 'list'].includes(command)) throw new Error(USAGE)
  // A revocation that creates a file where no backend reads one would revoke nothing.
  if (command !== 'create' && !existsSync(path))
    throw new Error(
      `there is no key file ${path}; name it in SIGNING_KEYS_FILE, or create it with npm run keys -- create`,
    )
  if (command === 'create') {
    if (!createKeyFile(path, [createKey(now)]))
      throw new Error(`${path} exists already; npm run keys -- rotate adds a key`)
  } else if (command === 'rotate') writeKeyFile(path, rotated(readKeyFile(path), now))
  else if (command === 'revoke') writeKeyFile(path, [createKey(now)])
  for (const { kid, createdAt } of readKeyFile(path)) process.stdout.write(`${kid} ${createdAt.toISOString()}\n`)
}

runCommand(USAGE, keys)
