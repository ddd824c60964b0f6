import { setTimeout } from 'node:timers/promises'
import {
  type Account,
  type ApiResponse,
  acceptBody,
  saveBody,
  searchBody,
  send,
  signInAccount,
} from '../testing/client.ts'
import type { SpawnedBackend } from '../testing/spawnBackend.ts'

/** What a load saw while backends were replaced. */
interface RollingFindings {
  readonly requests: number
  /** Requests without a response or with another status than 200. */
  readonly failed: readonly string[]
  readonly longestMs: number
}

/** How often `/ready` of each backend is requested; a load balancer sends requests only to those that responded with 200. */
const CHECK_MS = 100
const CLIENTS = 4

/** The backends of one database, and the addresses of those that were ready at the last check. */
export interface BackendPool {
  readonly running: Set<SpawnedBackend>
  readonly ready: Set<string>
}

/** Sends lists, details and saves of several users to the ready backends while `replace` stops and starts some. */
export async function loadDuring(pool: BackendPool, replace: () => Promise<void>): Promise<RollingFindings> {
  let isOver = false
  const found = { requests: 0, failed: [] as string[], longestMs: 0 }
  const checks = checkUntil(pool, () => isOver)
  while (pool.ready.size < pool.running.size) await setTimeout(CHECK_MS)
  const [first = ''] = pool.ready
  const dana = await signInAccount(first, 'dana')
  const offered = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)

  const client = async (index: number) => {
    const number = offered[index]?.workOrderNumber ?? ''
    const calls = await callsOf(dana, number)
    for (let turn = index; !isOver; turn++) {
      const [method, path, body] = calls[turn % calls.length] ?? calls[0]
      const addresses = [...pool.ready]
      const address = addresses[turn % addresses.length] ?? ''
      const start = performance.now()
      const reply = await send(address, method, path, body, { token: dana.token }).catch((cause: unknown) => cause)
      found.requests++
      found.longestMs = Math.max(found.longestMs, performance.now() - start)
      const status = isResponse(reply) ? reply.status : String(reply)
      if (status !== 200) found.failed.push(`${method} ${path}: ${status}`)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index))
  await replace()
  isOver = true
  await Promise.all([...clients, checks])
  return found
}

/** Starts a backend, waits until it is ready, and then stops another one. */
export async function replaceOne(
  pool: BackendPool,
  start: () => Promise<SpawnedBackend>,
  old: SpawnedBackend,
): Promise<void> {
  const next = await start()
  pool.running.add(next)
  while (!pool.ready.has(next.address)) await setTimeout(CHECK_MS)
  await old.kill('SIGTERM')
  pool.running.delete(old)
}

async function checkUntil({ running, ready }: BackendPool, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const { address } of running) {
      const isReady = await send(address, 'GET', '/ready').then(
        ({ status }) => status === 200,
        () => false,
      )
      if (isReady) ready.add(address)
      else ready.delete(address)
    }
    await setTimeout(CHECK_MS)
  }
}

/** The calls of a client in turn: a list, the details and a save of an order of its own, and the item types. */
async function callsOf(dana: Account, number: string) {
  await dana.call('POST', '/api/orders/update', acceptBody(number))
  const { workOrder } = await dana.details(number)
  return [
    ['POST', '/api/orders/available', searchBody('available', ['NORTH'])],
    ['POST', '/api/orders/details', { workOrderNumber: number }],
    ['POST', '/api/orders/line-item-update', saveBody(workOrder)],
    ['GET', '/api/orders/item-types', undefined],
  ] as const
}

function isResponse(reply: unknown): reply is ApiResponse {
  return typeof reply === 'object' && reply !== null && 'status' in reply
}
