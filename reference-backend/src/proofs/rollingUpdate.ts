import {
  type Account,
  type ApiResponse,
  acceptBody,
  saveBody,
  searchBody,
  send,
  signInAccount,
} from '../testing/client.ts'

/** What a load saw while backends were replaced. */
interface RollingFindings {
  readonly requests: number
  /** Requests without a response or with another status than 200. */
  readonly failed: readonly string[]
  readonly longestMs: number
}

const CLIENTS = 4

/** Sends lists, details and saves of several users to a host while `replace` stops and starts its backends. */
export async function loadDuring(address: string, replace: () => Promise<void>): Promise<RollingFindings> {
  let isOver = false
  const found = { requests: 0, failed: [] as string[], longestMs: 0 }
  const dana = await signInAccount(address, 'dana')
  const offered = (await dana.list('available', ['NORTH'])).filter(({ lineItems }) => lineItems.length > 0)

  const client = async (index: number) => {
    const number = offered[index]?.workOrderNumber ?? ''
    const calls = await callsOf(dana, number)
    for (let turn = index; !isOver; turn++) {
      const [method, path, body] = calls[turn % calls.length] ?? calls[0]
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
  await Promise.all(clients)
  return found
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
