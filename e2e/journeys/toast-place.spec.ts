import type { Locator, Page } from '@playwright/test'
import { keepToasts } from '../portal/keepToasts.ts'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

/** Records by how much the page is wider than its window, at each frame from now on. */
async function recordExcess(page: Page) {
  await page.evaluate(() => {
    const { documentElement: root } = document
    const record = () => {
      const known = Number(root.dataset.excess ?? 0)
      root.dataset.excess = String(Math.max(known, root.scrollWidth - root.clientWidth))
      requestAnimationFrame(record)
    }
    record()
  })
}

test('shows a toast at the top right: below the navigation, at the edge of a scrolled window, over the product name of a phone', async ({
  page,
}) => {
  await keepToasts(page)
  // A toast slides in from the right.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSignedIn(page, 'priya')
  const { card, number } = await firstOrder(page)
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('textbox', { name: 'OC Reference Number' }).fill('OC-1')
  await recordExcess(page)
  await page.getByRole('button', { name: 'Accept Order' }).click()
  const toast = page.getByRole('status').filter({ hasText: `${number} Accepted!` })
  const banner = page.getByRole('banner')
  const productName = banner.getByText('Order Hub').locator('..')
  const menu = page.getByRole('button', { name: 'Menu' })

  /** Where the toast is in the window, and how far from the parts of the top bar. */
  const distances = async () => {
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error(`${part} has no box`)
      return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
    }
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    const [box, bar, name] = [await boxOf(toast), await boxOf(banner), await boxOf(productName)]
    return {
      right: width - box.right,
      top: box.top,
      belowBar: box.top - bar.bottom,
      overName: Math.min(name.right - box.left, name.bottom - box.top),
      leftOfMenu: (await menu.isVisible()) ? (await boxOf(menu)).left - box.right : undefined,
    }
  }
  const expectDistance = (name: keyof Awaited<ReturnType<typeof distances>>, least: number, most: number) =>
    expect
      .poll(async () => {
        const distance = (await distances())[name]
        return distance !== undefined && distance >= least && distance <= most ? 'in its place' : distance
      }, name)
      .toBe('in its place')

  await test.step('on a desk', async () => {
    await expectDistance('right', 0, 24)
    await expectDistance('belowBar', 0, 24)
    // A horizontal scrollbar would lift the notices and the bar of the selected orders twice for each toast.
    expect(await page.evaluate(() => document.documentElement.dataset.excess)).toBe('0')
  })

  await test.step('on a scrolled desk', async () => {
    await page.evaluate(() => window.scrollTo(0, 600))
    await expectDistance('right', 0, 24)
    await expectDistance('top', 0, 24)
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectDistance('top', 0, 24)
    await expectDistance('leftOfMenu', 0, 24)
    await expectDistance('overName', 1, 200)
  })
})
