import type { Browser, Page } from 'playwright'
import { contextOptions } from './browser.ts'
import { median, watchProcessor } from './processor.ts'
import { signInByForm } from './signIn.ts'

/** Medians of one step in milliseconds: wall time until its frame is painted, and processor time. */
interface StepTime {
  readonly untilPainted: number
  readonly processor: number
}

/** Steps in a list of 10,000 orders. */
export interface ManyOrders {
  readonly pageChange: StepTime
  readonly filterKey: StepTime
}

const ORDERS = 10_000
const ROUNDS = 15

/** Measures a change of page and a key press in the search field, with 10,000 orders. */
export async function measureManyOrders(browser: Browser, address: string): Promise<ManyOrders> {
  const page = await browser.newPage({ ...contextOptions, viewport: { width: 1440, height: 900 } })
  await page.route('**/api/orders/available', async (route) => {
    const response = (await (await route.fetch()).json()) as { workOrders: { workOrderNumber: string }[] }
    const [first] = response.workOrders
    const workOrders = Array.from({ length: ORDERS }, (_, index) => ({
      ...(response.workOrders[index % response.workOrders.length] ?? first),
      workOrderNumber: `WO-${200_000 + index}`,
      workOrderId: 200_000 + index,
    }))
    await route.fulfill({ json: { workOrders } })
  })
  await signInByForm(page, address)
  await page.getByRole('article').first().waitFor()
  const processor = await watchProcessor(await page.context().newCDPSession(page))
  const measure = (step: (at: number) => Step) => stepMedians(page, processor, step)
  const pageChange = await measure((at) => ({ press: at % 2 === 0 ? 'Go to next page' : 'Go to previous page' }))
  const filterKey = await measure((at) => ({ type: 'WO-2000000'.slice(0, 3 + (at % 6)) }))
  await page.close()
  return { pageChange, filterKey }
}

type Step = { readonly press: string } | { readonly type: string }

async function stepMedians(page: Page, processor: () => Promise<number>, step: (at: number) => Step) {
  const times: StepTime[] = []
  for (let at = 0; at < ROUNDS; at += 1) {
    const before = await processor()
    const untilPainted = await page.evaluate(performStep, step(at))
    times.push({ untilPainted, processor: (await processor()) - before })
  }
  return {
    untilPainted: median(times.map(({ untilPainted }) => untilPainted)),
    processor: median(times.map((time) => time.processor)),
  }
}

/** Runs in the page: performs the step and waits until its frame is painted. */
async function performStep(step: Step): Promise<number> {
  const started = performance.now()
  if ('press' in step) document.querySelector<HTMLElement>(`button[aria-label="${step.press}"]`)?.click()
  else {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (field) setValue?.call(field, step.type)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - started
}
