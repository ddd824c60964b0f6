import type { Browser } from 'playwright'
import { signInAccount } from '../../../reference-backend/src/testing/client.ts'
import { serveEmptyPage } from './emptyPage.ts'
import { median } from './processor.ts'

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
  const page = await serveEmptyPage(portal, token, order)
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
  const dana = await signInAccount(portal, 'dana')
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const orders = await dana.list('accepted', ['NORTH', 'BAY', 'SUMMIT'], { startDate: day(-2), endDate: day(2) })
  const open = orders.find(({ status, lineItems }) => status === 'ROUTED' && lineItems.length > 0)
  if (!open) throw new Error('The demo data has no order to measure with.')
  return { token: dana.token, order: open.workOrderNumber }
}
