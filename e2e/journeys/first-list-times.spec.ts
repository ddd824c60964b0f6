import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { twoHoursLater } from '../portal/seedTime.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Counts how many formats of `Intl` the page creates until its first order is shown. */
async function countFormats(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let created = 0
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(format, values: Parameters<typeof Intl.DateTimeFormat>) {
        created += 1
        return new format(...values)
      },
    })
    const look = () => {
      if (document.querySelector('article') === null) requestAnimationFrame(look)
      else Object.assign(window, { created })
    }
    requestAnimationFrame(look)
  })
}

/** The texts of all orders, and the time of the list. */
async function shownTexts(page: Page): Promise<readonly string[]> {
  await firstOrder(page)
  await expect(page.getByTestId('orders-found')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  return [...(await page.getByRole('article').allInnerTexts()), await page.getByText('Last Refreshed:').innerText()]
}

test('shows the times of the first list without Intl where the browser has Temporal, and the same times where it has not', async ({
  page,
}) => {
  await page.clock.setFixedTime(twoHoursLater)
  await countFormats(page)
  await openSignedIn(page, 'dana', '/accepted-orders')
  const withTemporal = await shownTexts(page)
  expect(withTemporal.join(' ')).toMatch(/(late by|due in|(pickup|dropoff) in) \d/)
  expect(await page.evaluate(() => Reflect.get(window, 'created'))).toBe(0)

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await page.reload()
  expect(await shownTexts(page)).toEqual(withTemporal)
  expect(await page.evaluate(() => Reflect.get(window, 'created'))).toBeGreaterThan(0)
})
