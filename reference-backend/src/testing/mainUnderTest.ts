import { startBackendServer } from '../backendServer.ts'
import { readSettings } from '../settings.ts'

/** A message of a test to the process. */
export interface TestMessage {
  /** Advances the clock. */
  readonly minutes?: number
  /** Holds the result of the next password hash back until it is released. */
  readonly nextHash?: 'hold' | 'release'
}

/**
 * The backend process with a clock that only tests advance, so that a busy machine ends no delay, and a record of the
 * requested password hashes. Each one is computed once, because the tests sign the same accounts in many times.
 */
async function main(): Promise<void> {
  const startedAt = Date.now()
  let aheadMs = 0
  const hashes: string[] = []
  const computed = new Map<string, Promise<Buffer>>()
  let held: Promise<void> | undefined
  let release = () => {}
  const backend = await startBackendServer(readSettings(process.env), {
    now: () => new Date(startedAt + aheadMs),
    wrapDerive: (derive) => (task) => {
      const { salt, bytes, cost } = task
      hashes.push(JSON.stringify({ salt: salt.length, bytes, cost }))
      const key = JSON.stringify(task)
      const hash = computed.get(key) ?? derive(task)
      computed.set(key, hash)
      const released = held
      held = undefined
      return released ? released.then(() => hash) : hash
    },
  })
  process.on('message', ({ minutes = 0, nextHash }: TestMessage) => {
    aheadMs += minutes * 60_000
    if (nextHash === 'release') release()
    if (nextHash === 'hold')
      held = new Promise((resolve) => {
        release = resolve
      })
    process.send?.({ hashes: hashes.splice(0) })
  })
  process.stdout.write(`reference backend listening on ${backend.address}\n`)
  process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
}

main().catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
