import { createServer } from 'node:http'
import { password } from '../portal/people.ts'
import { today } from '../portal/startPortal.ts'

/** A page of the tool. */
export interface ToolPage {
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Another company's server: pages that a test gives it, and `/token`, which stands in for its own login. */
export interface Tool {
  readonly address: string
  readonly portal: string
  show(path: string, page: ToolPage): void
  /** The next answers of `/token`, the first one first; then the real token again. */
  answerTokens(...answers: readonly ('real' | 'wrong' | 'fail' | 'hang')[]): void
  /** How often `/token` was asked. */
  tokensAsked(): number
  /** An order that nobody has picked up yet, another one at each call; or one that is completed. */
  freshOrder(state?: 'routed' | 'completed'): Promise<string>
  /** What the backend holds of an order. */
  held(workOrderNumber: string): Promise<{ ocComments: string | null; ocCharge: number | null; status: string }>
  stop(): Promise<void>
}

const JSON_TYPE = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

export async function startTool(portal: string, port: number): Promise<Tool> {
  const pages = new Map<string, ToolPage>()
  let answers: string[] = []
  let asked = 0
  const fresh = new Map<string, Promise<string[]>>()
  const { token } = await call<{ token: string }>('/api/account/login', { username: 'dana', password })

  async function call<T>(path: string, body: object, bearer?: string): Promise<T> {
    const headers = { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) }
    const answer = await fetch(`${portal}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as T
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    const page = pages.get(path)
    if (path === '/token') {
      asked += 1
      const answer = answers.shift() ?? 'real'
      if (answer === 'hang') return
      if (answer === 'fail') response.writeHead(500).end('no')
      else response.writeHead(200, JSON_TYPE).end(JSON.stringify({ token: answer === 'wrong' ? 'a.b.c' : token }))
    } else if (page)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

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
    address: `http://127.0.0.1:${port}`,
    portal,
    show: (path, page) => void pages.set(path, page),
    answerTokens: (...next) => {
      answers = [...next]
      asked = 0
    },
    tokensAsked: () => asked,
    async freshOrder(state = 'routed') {
      const orders = fresh.get(state) ?? find(state)
      fresh.set(state, orders)
      const number = (await orders).shift()
      if (!number) throw new Error(`No ${state} order is left.`)
      return number
    },
    async held(workOrderNumber) {
      return (await call<{ workOrder: never }>('/api/orders/details', { workOrderNumber }, token)).workOrder
    },
    stop: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
