import { Piscina } from 'piscina'
import { Refusal } from '../server/refusal.ts'

/** One scrypt to compute. */
interface HashTask {
  readonly password: string
  readonly salt: Buffer
  readonly bytes: number
  readonly cost: { readonly N: number; readonly r: number; readonly p: number }
}

export type Derive = (task: HashTask) => Promise<Buffer>

/** Computes scrypt hashes on threads of its own, because libuv's threads also serve files and name lookups. */
export interface HashPool {
  /** Rejects with a 429 Refusal when the queue is full, and for a hash that has waited too long. */
  readonly derive: Derive
  close(): Promise<void>
}

interface HashPoolSettings {
  readonly hashThreads: number
  /** Hashes that may wait for a thread. */
  readonly hashQueue: number
  /** A hash that waited longer for a thread is not computed, because its client has given up. */
  readonly hashWaitSeconds: number
}

const RETRY_AFTER_SECONDS = 5

/** Starts the pool with one thread; further ones start on demand. */
export function openHashPool({ hashThreads, hashQueue, hashWaitSeconds }: HashPoolSettings): HashPool {
  const pool = new Piscina<HashTask & { notAfter: number }, Uint8Array | undefined>({
    filename: new URL('./hashWorker.mjs', import.meta.url).href,
    // The worker needs none of the loaders that the main thread was started with.
    execArgv: [],
    minThreads: 1,
    maxThreads: hashThreads,
    maxQueue: hashQueue,
    idleTimeout: 60_000,
  })
  return {
    derive: async (task) => {
      if (pool.queueSize >= hashQueue) throw tooManySignIns()
      const derived = await pool.run({ ...task, notAfter: Date.now() + hashWaitSeconds * 1000 })
      if (derived === undefined) throw tooManySignIns()
      return Buffer.from(derived)
    },
    close: () => pool.destroy(),
  }
}

function tooManySignIns(): Refusal {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  return new Refusal(429, 'Too many passwords are being checked at the moment. Try again in a few seconds.', headers)
}
