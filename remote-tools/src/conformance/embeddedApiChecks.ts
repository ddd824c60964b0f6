import type { Page } from 'playwright'
import type { Finding } from './findings.ts'

/** Arguments that `mount` refuses with a TypeError, and what its message names. */
const REFUSED = [
  { fault: 'an unknown option onsave', container: 'element', options: { onsave: 'saved' }, named: /onsave/ },
  { fault: 'no order number', container: 'element', options: { workOrderNumber: '' }, named: /workOrderNumber/ },
  { fault: 'no element', container: 'none', options: {}, named: /element/i },
] as const

/** `mount` refuses unusable arguments, and names what is wrong. */
export async function checkOptions(page: Page): Promise<Finding> {
  const reasons: string[] = []
  for (const { fault, container, options, named } of REFUSED) {
    const message = await page.evaluate(([where, given]) => window.embedded.refusal(where, given), [
      container,
      options,
    ] as const)
    if (message.startsWith('threw') || !named.test(message)) reasons.push(`mount with ${fault}: ${message}`)
  }
  return { check: 'options are validated', facts: REFUSED.map(({ fault }) => fault).join(', '), reasons }
}

/** Typed values outlive a change of options, and their end is reported before the close. */
export async function checkEvents(page: Page): Promise<Finding> {
  await page.evaluate(() => window.embedded.mount('charge'))
  const english = await page.evaluate(() => window.embedded.text())
  await page.evaluate(() => window.embedded.type('12.50'))
  await page.evaluate(() => window.embedded.update({ locale: 'es' }))
  await page
    .waitForFunction((before) => window.embedded.text() !== before, english, { timeout: 5000 })
    .catch(() => undefined)
  const reasons: string[] = []
  if ((await page.evaluate(() => window.embedded.text())) === english)
    reasons.push('update({ locale }) changes no text')
  if ((await page.evaluate(() => window.embedded.value())) !== '12.50') reasons.push('update() loses typed values')
  await page.evaluate(() => window.embedded.close())
  const events = (await page.evaluate(() => window.embedded.takeEvents())).join(', ')
  if (events !== 'dirty true, dirty false, closed') reasons.push(`events were: ${events}`)
  await page.evaluate(() => window.embedded.unmount())
  return { check: 'update and events', facts: 'dirty true, update, dirty false, closed', reasons }
}
