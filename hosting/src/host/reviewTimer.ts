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
  /** The last failure that was logged: each review repeats it, for example while the disk is full. */
  let logged = ''

  async function review(): Promise<void> {
    try {
      await reviewRemotes(store, settings.counts, Date.now(), (line) => process.stdout.write(`${line}\n`))
      logged = ''
    } catch (cause) {
      // Another release came first: the next review reads again.
      if (cause instanceof ReleaseRefusal && cause.kind === 'conflict') return
      const line = `The review of releases failed: ${String(cause)}\n`
      if (line !== logged) process.stderr.write(line)
      logged = line
    }
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
