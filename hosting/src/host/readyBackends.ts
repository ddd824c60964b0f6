import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readOrigin } from '../config/readOrigin.ts'
import { isBackendReady } from './backendReadiness.ts'

const CHECK_MS = 500

/** The addresses in BACKEND, with commas between. Throws for one that is no address or has a path. */
export function readBackends(text: string): readonly string[] {
  return text.split(',').map((part) => {
    const address = part.trim()
    const reading = readOrigin(address, 'http://127.0.0.1:4000')
    if (reading.state === 'invalid') throw new Error(`BACKEND "${address}" ${reading.why}.`)
    return reading.origin
  })
}

/**
 * A function that returns the backend of the next call: each ready one in turn. While none is ready, it returns each of
 * all in turn, so that the response gives the reason. The readiness of several backends is read twice a second while the
 * host runs, and each change of it is logged.
 */
export function readyBackends(host: FastifyInstance, addresses: readonly string[]): () => string {
  const ready = new Set(addresses)
  let isClosed = false
  let calls = 0

  async function check(address: string): Promise<void> {
    const isReady = await isBackendReady(address)
    // The backends of a host that stops often stop with it: that is no news.
    if (isClosed || isReady === ready.has(address)) return
    if (isReady) ready.add(address)
    else ready.delete(address)
    const state = isReady ? 'is ready again' : 'is not ready'
    process.stderr.write(`The backend ${address} ${state}: ${ready.size} of ${addresses.length} take calls.\n`)
  }

  async function follow(address: string): Promise<void> {
    while (!isClosed) {
      await setTimeout(CHECK_MS, undefined, { ref: false })
      await check(address)
    }
  }

  if (addresses.length > 1) {
    host.addHook('onReady', async () => {
      await Promise.all(addresses.map(check))
      for (const address of addresses) void follow(address)
    })
    host.addHook('onClose', async () => {
      isClosed = true
    })
  }
  return () => {
    const candidates = ready.size > 0 ? [...ready] : addresses
    return candidates[calls++ % candidates.length] ?? ''
  }
}
