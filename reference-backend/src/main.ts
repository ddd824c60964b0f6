import { readSettings } from './settings.ts'
import { startBackend } from './startBackend.ts'

/** The process: starts, says where it listens, and stops cleanly when told to. */
async function main(): Promise<void> {
  const { address, stop } = await startBackend(readSettings(process.env), () => new Date())
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  // Said last: whoever waits for it may stop the process at once.
  process.stdout.write(`reference backend listening on ${address}\n`)
}

main().catch((cause: unknown) => {
  console.error(`The reference backend could not start: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exit(1)
})
