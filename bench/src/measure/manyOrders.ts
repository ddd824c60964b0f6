import type { Browser, Page } from 'playwright'
import { middleOf, watchProcessor } from './processor.ts'
import { signInByForm } from './signInByForm.ts'

/** Milliseconds of one step: on the clock until its frame is drawn, and of the processor; medians. */
export interface StepTime {
  readonly untilDrawn: number
  readonly processor: number
}

/** Steps over a list of 10,000 orders. */
export interface ManyOrders {
  readonly pageChange: StepTime
  readonly filterKey: StepTime
}

const ORDERS = 10_000
const ROUNDS = 15

/** Measures a change of page and a key press in the list's own search, over 10,000 orders. */
export async function measureManyOrders(browser: Browser, address: string): Promise<ManyOrders> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/orders/available', async (route) => {
    const answer = (await (await route.fetch()).json()) as { workOrders: { workOrderNumber: string }[] }
    const [first] = answer.workOrders
    const workOrders = Array.from({ length: ORDERS }, (_, at) => ({
      ...(answer.workOrders[at % answer.workOrders.length] ?? first),
      workOrderNumber: `WO-${200_000 + at}`,
      workOrderId: 200_000 + at,
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
    const untilDrawn = await page.evaluate(timeOf, step(at))
    times.push({ untilDrawn, processor: (await processor()) - before })
  }
  return {
    untilDrawn: middleOf(times.map(({ untilDrawn }) => untilDrawn)),
    processor: middleOf(times.map((time) => time.processor)),
  }
}

/** Runs in the page: does the step and waits until its frame is drawn. */
async function timeOf(step: Step): Promise<number> {
  const started = performance.now()
  if ('press' in step) document.querySelector<HTMLElement>(`button[aria-label="${step.press}"]`)?.click()
  else {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (field) setValue?.call(field, step.type)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - started
}
