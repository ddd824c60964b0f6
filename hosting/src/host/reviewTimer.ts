import type { FastifyInstance } from 'fastify'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { openStore } from '../release/store/releaseStore.ts'
import type { RemoteCounts } from '../telemetry/remoteCounts.ts'
import { reviewRemotes } from '../telemetry/reviewRemotes.ts'
import type { NodeHostSettings } from './createHost.ts'

const REVIEW_MS = 5_000

/** Reviews trials and versions every five seconds while the host runs, and logs what it decides about a trial. */
export async function reviewTimer(
  host: FastifyInstance,
  settings: Pick<NodeHostSettings, 'store'> & { readonly counts: RemoteCounts },
): Promise<void> {
  const store = openStore(settings.store)
  let running: Promise<void> | undefined
  /** What the last review logged: each review repeats its failures, for example while the disk is full. */
  let logged: readonly string[] = []

  async function review(): Promise<void> {
    const log = (line: string) => process.stdout.write(`${line}\n`)
    const failures = await reviewRemotes(store, settings.counts, Date.now(), log).catch((cause: unknown) => [
      { name: 'releases', cause },
    ])
    // After a conflict, another release came first: the next review reads again.
    const lines = failures
      .filter(({ cause }) => !(cause instanceof ReleaseRefusal && cause.kind === 'conflict'))
      .map(({ name, cause }) => `The review of ${name} failed: ${String(cause)}\n`)
    for (const line of lines) if (!logged.includes(line)) process.stderr.write(line)
    logged = lines
  }

  const timer = setInterval(() => {
    running ??= review().finally(() => {
      running = undefined
    })
  }, REVIEW_MS).unref()
  host.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
