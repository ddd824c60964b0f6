import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { readSettings } from '../settings.ts'
import { startBackend } from '../startBackend.ts'

/** What a test asks of the process, and what it is answered. */
export interface TestMessage {
  /** Moves the clock on. */
  readonly minutes?: number
}

/** The process with a clock that a test moves on, and with an account of the password hashes that it computed. */
async function main(): Promise<void> {
  let aheadMs = 0
  const hashes = accountOfHashes()
  const backend = await startBackend(readSettings(process.env), () => new Date(Date.now() + aheadMs))
  process.on('message', ({ minutes = 0 }: TestMessage) => {
    aheadMs += minutes * 60_000
    process.send?.({ hashes: hashes.splice(0) })
  })
  process.stdout.write(`reference backend listening on ${backend.address}\n`)
  process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
}

/** Every scrypt from now on, by what makes it dear: the lengths of salt and key, and the cost. */
function accountOfHashes(): string[] {
  const hashes: string[] = []
  crypto.scrypt = new Proxy(crypto.scrypt, {
    apply: (scrypt, self, given: Parameters<typeof crypto.scrypt>) => {
      const [, salt, length, cost] = given
      hashes.push(JSON.stringify({ salt: Buffer.from(salt as Buffer).length, length, cost }))
      return Reflect.apply(scrypt, self, given)
    },
  })
  syncBuiltinESMExports()
  return hashes
}

main().catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
