import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { startBackendServer } from '../backendServer.ts'
import { readSettings } from '../settings.ts'

/** A message of a test to the process. */
export interface TestMessage {
  /** Advances the clock. */
  readonly minutes?: number
}

/** The backend process with a clock that tests advance and a record of the password hashes it computed. */
async function main(): Promise<void> {
  let aheadMs = 0
  const hashes = recordHashes()
  const backend = await startBackendServer(readSettings(process.env), () => new Date(Date.now() + aheadMs))
  process.on('message', ({ minutes = 0 }: TestMessage) => {
    aheadMs += minutes * 60_000
    process.send?.({ hashes: hashes.splice(0) })
  })
  process.stdout.write(`reference backend listening on ${backend.address}\n`)
  process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
}

/** Records the cost parameters of every scrypt call from now on. */
function recordHashes(): string[] {
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
