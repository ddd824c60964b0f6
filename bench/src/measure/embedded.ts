import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'

/** What the embedded order editor costs a page that has nothing else. */
export interface EmbeddedMeasurement {
  /** Kilobytes that came over the wire for /embed/order-editor/v1.js and what it loads at once. */
  readonly kilobytes: number
  /** Milliseconds from the page's first byte until a field of the Update view can be typed into. */
  readonly firstFieldMs: number
}

const PASSWORD = 'courier-demo-2026'

/** Measures a bare page, served beside the portal and passing its API on, `rounds` times; the median of each figure. */
export async function measureEmbedded(browser: Browser, portal: string, rounds: number): Promise<EmbeddedMeasurement> {
  const { token, order } = await anOpenOrder(portal)
  const page = await servePage(portal, token, order)
  const measured: EmbeddedMeasurement[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measureOnce(browser, page.address))
  page.close()
  const median = (pick: (one: EmbeddedMeasurement) => number) =>
    measured.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  return { kilobytes: median(({ kilobytes }) => kilobytes), firstFieldMs: median(({ firstFieldMs }) => firstFieldMs) }
}

async function measureOnce(browser: Browser, address: string): Promise<EmbeddedMeasurement> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  await network.send('Network.enable')
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(address)
  await page.getByRole('textbox', { name: 'OC Comments' }).waitFor()
  const firstFieldMs = await page.evaluate(() => performance.now())
  await context.close()
  return { kilobytes: bytes / 1024, firstFieldMs }
}

async function anOpenOrder(portal: string): Promise<{ token: string; order: string }> {
  const { token } = await post<{ token: string }>(`${portal}/api/account/login`, {
    username: 'dana',
    password: PASSWORD,
  })
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const search = {
    carrierCodes: ['NORTH', 'BAY', 'SUMMIT'],
    conditions: ['ROUTED'],
    startDate: day(-2),
    endDate: day(2),
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  }
  const { workOrders } = await post<{ workOrders: { workOrderNumber: string; lineItems: unknown[] }[] }>(
    `${portal}/api/orders/accepted`,
    search,
    token,
  )
  const order = workOrders.find(({ lineItems }) => lineItems?.length)?.workOrderNumber
  if (!order) throw new Error('The demo data has no order to measure with.')
  return { token, order }
}

async function post<T>(address: string, body: object, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** A bare page of another origin. Its server passes /api on, since the measured portal allows no other origin. */
async function servePage(portal: string, token: string, order: string) {
  const html = `<!doctype html><title>Bare page</title><main id="place"></main><script type="module">
    import { mount } from '${portal}/embed/order-editor/v1.js'
    mount(document.querySelector('#place'), {
      view: 'update', workOrderNumber: '${order}', apiBaseUrl: '', getAccessToken: () => '${token}',
    })</script>`
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/api/')) return response.setHeader('Content-Type', 'text/html').end(html)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(`${portal}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: request.headers.authorization ?? '' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    return response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
