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
  const hashes: string[] = []
  const backend = await startBackendServer(readSettings(process.env), {
    now: () => new Date(Date.now() + aheadMs),
    onHash: ({ salt, bytes, cost }) => hashes.push(JSON.stringify({ salt: salt.length, bytes, cost })),
  })
  process.on('message', ({ minutes = 0 }: TestMessage) => {
    aheadMs += minutes * 60_000
    process.send?.({ hashes: hashes.splice(0) })
  })
  process.stdout.write(`reference backend listening on ${backend.address}\n`)
  process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
}

main().catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
