import { today } from '../portal/seedTime.ts'
import { password } from '../portal/steps.ts'
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
  fetchStored(workOrderNumber: string): Promise<{ ocComments: string | null; ocCharge: number | null; status: string }>
}

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/** Signs in to the portal and lets the server respond as the host tool. */
export async function createHostTool(portal: string, server: HostServer): Promise<HostTool> {
  const pages = new Map<string, HostToolPage>()
  let tokens: string[] = []
  let requests = 0
  const fresh = new Map<string, Promise<string[]>>()
  const { token } = await call<{ token: string }>('/api/account/login', { username: 'dana', password })

  async function call<T>(path: string, body: object, bearer?: string): Promise<T> {
    const headers = { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) }
    const response = await fetch(`${portal}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
    return (await response.json()) as T
  }

  server.respondWith((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const page = pages.get(path)
    if (path === '/token') {
      requests += 1
      const next = tokens.shift() ?? 'real'
      if (next === 'hang') return
      if (next === 'fail') response.writeHead(500).end('no')
      else response.writeHead(200, JSON_TYPE).end(JSON.stringify({ token: next === 'wrong' ? 'a.b.c' : token }))
    } else if (page)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
  })

  async function find(state: 'routed' | 'completed'): Promise<string[]> {
    const day = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10)
    const search = { carrierCodes: ['NORTH', 'BAY', 'SUMMIT'], startDate: day(-3), endDate: day(2) }
    const more = { conditions: ['ROUTED'], sort: 'PICKUP_EARLIEST', sortDirection: 'ASC' }
    const { workOrders } = await call<{ workOrders: { workOrderNumber: string; lineItems: unknown[] }[] }>(
      state === 'routed' ? '/api/orders/accepted' : '/api/orders/completed',
      state === 'routed' ? { ...search, ...more } : search,
      token,
    )
    return workOrders.filter(({ lineItems }) => lineItems?.length).map(({ workOrderNumber }) => workOrderNumber)
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
    async fetchStored(workOrderNumber) {
      return (await call<{ workOrder: never }>('/api/orders/details', { workOrderNumber }, token)).workOrder
    },
  }
}
