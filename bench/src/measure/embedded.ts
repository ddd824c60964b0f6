import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { median } from './processor.ts'
import { signInByCall } from './signIn.ts'

/** The load cost of the embedded order editor in an otherwise empty page. */
export interface EmbeddedMeasurement {
  /** Transferred kilobytes of /embed/order-editor/v1.js and the scripts that it loads at once. */
  readonly kilobytes: number
  /** Milliseconds from the page's first byte until a field of the Update view is ready. */
  readonly firstFieldMs: number
}

/** Measures `rounds` times in an empty page on an origin of its own. Returns the medians. */
export async function measureEmbedded(browser: Browser, portal: string, rounds: number): Promise<EmbeddedMeasurement> {
  const { token, order } = await findOpenOrder(portal)
  const page = await servePage(portal, token, order)
  const measured: EmbeddedMeasurement[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await measureOnce(browser, page.address))
  page.close()
  return {
    kilobytes: median(measured.map(({ kilobytes }) => kilobytes)),
    firstFieldMs: median(measured.map(({ firstFieldMs }) => firstFieldMs)),
  }
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

async function findOpenOrder(portal: string): Promise<{ token: string; order: string }> {
  const token = await signInByCall(portal)
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const search = {
    carrierCodes: ['NORTH', 'BAY', 'SUMMIT'],
    conditions: ['ROUTED'],
    startDate: day(-2),
    endDate: day(2),
    sort: 'PICKUP_EARLIEST',
    sortDirection: 'ASC',
  }
  const response = await fetch(`${portal}/api/orders/accepted`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(search),
  })
  if (!response.ok) throw new Error(`The search for an order returned ${response.status}.`)
  const { workOrders } = (await response.json()) as {
    workOrders: { workOrderNumber: string; lineItems: unknown[] | null }[]
  }
  const order = workOrders.find(({ lineItems }) => lineItems?.length)?.workOrderNumber
  if (!order) throw new Error('The demo data has no order to measure with.')
  return { token, order }
}

/** An empty page on another origin. Its server proxies /api, because the portal allows no other origin. */
async function servePage(portal: string, token: string, order: string) {
  const html = `<!doctype html><title>Empty page</title><main id="editor"></main><script type="module">
    import { mount } from '${portal}/embed/order-editor/v1.js'
    mount(document.querySelector('#editor'), {
      view: 'update', workOrderNumber: '${order}', apiBaseUrl: '', getAccessToken: () => '${token}',
    })</script>`
  const server = createServer(async (request, reply) => {
    if (!request.url?.startsWith('/api/')) return reply.setHeader('Content-Type', 'text/html').end(html)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const response = await fetch(`${portal}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: request.headers.authorization ?? '' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    return reply.writeHead(response.status, { 'Content-Type': 'application/json' }).end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
