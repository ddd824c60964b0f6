import type { FastifyInstance } from 'fastify'
import { ReleaseRefusal } from '../release/releaseRefusal.ts'
import { openStore } from '../release/store/releaseStore.ts'
import type { RemoteCounts } from '../telemetry/remoteCounts.ts'
import { reviewRemotes } from '../telemetry/reviewRemotes.ts'
import type { NodeHostSettings } from './createHost.ts'

const REVIEW_MS = 5_000

/** Reviews trials and versions every five seconds while the host runs. */
export async function reviewTimer(
  host: FastifyInstance,
  settings: Pick<NodeHostSettings, 'store'> & { readonly counts: RemoteCounts },
): Promise<void> {
  const store = openStore(settings.store)
  let running: Promise<void> | undefined

  async function review(): Promise<void> {
    try {
      await reviewRemotes(store, settings.counts, Date.now())
    } catch (cause) {
      // A conflict or a damaged registry: the next review reads again.
      if (!(cause instanceof ReleaseRefusal)) process.stderr.write(`The review of releases failed: ${String(cause)}\n`)
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
