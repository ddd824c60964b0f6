import { type ApiWorkOrder, signInAccount } from '../../reference-backend/src/testing/client.ts'
import { today } from '../portal/seedTime.ts'
import type { HostServer } from './hostServer.ts'

/** A page that the host tool serves. */
interface HostToolPage {
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The server of another company: pages set by a test, and `/token`, which replaces its login. */
export interface HostTool {
  readonly address: string
  readonly portal: string
  show(path: string, page: HostToolPage): void
  /** Queues the next responses of `/token`; after them it returns the real token again. */
  queueTokens(...queued: readonly ('real' | 'wrong' | 'fail' | 'hang')[]): void
  /** The number of requests to `/token`. */
  tokenRequests(): number
  /** The number of a routed or completed order, a different one at each call. */
  freshOrder(state?: 'routed' | 'completed'): Promise<string>
  /** An order as the backend stores it. */
  fetchStored(workOrderNumber: string): Promise<ApiWorkOrder>
}

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/** Signs in to the portal and lets the server respond as the host tool. */
export async function createHostTool(portal: string, server: HostServer): Promise<HostTool> {
  const pages = new Map<string, HostToolPage>()
  let tokens: string[] = []
  let requests = 0
  const fresh = new Map<string, Promise<string[]>>()
  const dana = await signInAccount(portal, 'dana')

  server.respondWith((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const page = pages.get(path)
    if (path === '/token') {
      requests += 1
      const next = tokens.shift() ?? 'real'
      if (next === 'hang') return
      if (next === 'fail') response.writeHead(500).end('no')
      else response.writeHead(200, JSON_TYPE).end(JSON.stringify({ token: next === 'wrong' ? 'a.b.c' : dana.token }))
    } else if (page)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
  })

  async function find(state: 'routed' | 'completed'): Promise<string[]> {
    const day = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10)
    const list = state === 'routed' ? 'accepted' : 'completed'
    const orders = await dana.list(list, ['NORTH', 'BAY', 'SUMMIT'], { startDate: day(-3), endDate: day(2) })
    return orders
      .filter(({ status, lineItems }) => status === state.toUpperCase() && lineItems.length > 0)
      .map(({ workOrderNumber }) => workOrderNumber)
  }

  return {
    address: server.address,
    portal,
    show: (path, page) => void pages.set(path, page),
    queueTokens: (...queued) => {
      tokens = [...queued]
      requests = 0
    },
    tokenRequests: () => requests,
    async freshOrder(state = 'routed') {
      const orders = fresh.get(state) ?? find(state)
      fresh.set(state, orders)
      const number = (await orders).shift()
      if (!number) throw new Error(`No ${state} order is left.`)
      return number
    },
    fetchStored: async (workOrderNumber) => (await dana.details(workOrderNumber)).workOrder,
  }
}
