import { readSettings } from '../settings.ts'
import { startBackend } from '../startBackend.ts'

/** The process with a clock that a test moves on, for limits that take minutes to pass. */
async function main(): Promise<void> {
  let aheadMs = 0
  const backend = await startBackend(readSettings(process.env), () => new Date(Date.now() + aheadMs))
  process.on('message', ({ minutes }: { readonly minutes: number }) => {
    aheadMs += minutes * 60_000
    process.send?.('moved on')
  })
  process.stdout.write(`reference backend listening on ${backend.address}\n`)
  process.once('SIGTERM', () => void backend.stop().then(() => process.exit(0)))
}

main().catch((cause: unknown) => {
  console.error(cause)
  process.exit(1)
})
