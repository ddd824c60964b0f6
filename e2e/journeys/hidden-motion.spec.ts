import type { Page } from '@playwright/test'
import { openSignedIn } from '../portal/openSignedIn.ts'
import { firstOrder } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'

test('animates no hidden part, because the browser draws its page again for each step of an animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/login')
  await page.getByLabel('Username').focus()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect.poll(() => hiddenAnimations(page), 'login').toEqual([])
  await openSignedIn(page, 'dana', '/accepted-orders')
  const { card } = await firstOrder(page)
  await expect(page.getByRole('button', { name: 'Print manifest' })).toBeVisible()
  expect(await hiddenAnimations(page), 'list').toEqual([])
  await card.getByRole('button', { name: 'Update Details' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible()
  expect(await hiddenAnimations(page), 'editor').toEqual([])
})

/** The texts around the hidden elements that an animation moves at present. */
function hiddenAnimations(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target?.checkVisibility({ visibilityProperty: true }) === false
        ? [target.parentElement?.textContent ?? target.tagName]
        : []
    }),
  )
}
