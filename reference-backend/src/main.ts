import { startBackendServer } from './backendServer.ts'
import { readSettings } from './settings.ts'

// A line that cannot be written is lost: without a listener, a full disk or a closed terminal would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Starts the backend, prints its address, and stops it at SIGTERM, SIGINT or SIGHUP. */
async function main(): Promise<void> {
  const { address, stop } = await startBackendServer(readSettings(process.env), { now: () => new Date() })
  let isStopping = false
  // Not `once`: npm and service managers send the signal twice, and without a listener the second one ends the process at once.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        (cause: unknown) => fail('stop', cause),
      )
    })
  // Printed last, because a process that waits for this line may send a signal at once.
  process.stdout.write(`reference backend listening on ${address}\n`)
}

function fail(what: 'start' | 'stop', cause: unknown): never {
  console.error(`The reference backend could not ${what}: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exit(1)
}

main().catch((cause: unknown) => fail('start', cause))
