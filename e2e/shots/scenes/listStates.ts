import type { StoredRegistry } from '../../../hosting/src/release/store/storedRegistry.ts'
import { AVAILABLE, HISTORY, openListAt } from './listSteps.ts'
import type { Scene } from './scene.ts'

/** What a list shows when its orders cannot be shown, or cannot be refreshed. */
export const listStateScenes: readonly Scene[] = [
  {
    name: 'empty',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', (route) => route.fulfill({ json: { workOrders: [] } }))
      await openListAt(page, AVAILABLE)
    },
  },
  {
    name: 'not-found',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'Find in this list' }).fill('100001 900001 900002')
      await page.getByText(/2 not found/).waitFor()
    },
  },
  {
    name: 'nothing-found',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'Find in this list' }).fill('Springfield')
      await page.getByText('Nothing in this list matches').waitFor()
    },
  },
  {
    name: 'nothing-new',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.getByRole('button', { name: 'New 0', exact: true }).click()
      await page.getByText('Nothing in this list matches').waitFor()
    },
  },
  {
    name: 'loading',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', () => undefined)
      await page.goto(AVAILABLE)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    name: 'still-loading',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', () => undefined)
      await page.goto(AVAILABLE)
      await page.getByText('Still loading…').first().waitFor()
    },
  },
  {
    name: 'failed',
    username: 'dana',
    async show(page) {
      await page.route('**/api/orders/available', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
      await page.goto(AVAILABLE)
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'offline',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'update-ready',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.route('**/registry.json', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: withNewVersion((await response.json()) as StoredRegistry) })
      })
      // The portal does not check again within a second of its own clock.
      await page.clock.fastForward(2_000)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.getByText('An update is ready.').waitFor()
    },
  },
  {
    name: 'remote-slow',
    username: 'dana',
    async show(page) {
      await page.route('**/r/mfe-order-history/**', () => undefined)
      await page.goto(HISTORY)
      await page.getByText('This screen is not available yet').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'remote-missing',
    username: 'dana',
    async show(page) {
      await page.route('**/r/mfe-order-history/**', (route) => route.abort('connectionrefused'))
      await page.goto(HISTORY)
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor({ timeout: 30_000 })
    },
  },
]

/** The registry after each remote's present version was published and promoted again under another number. */
function withNewVersion({ revision, remotes, ...registry }: StoredRegistry) {
  const promoted = Object.entries(remotes).map(([name, remote]) => {
    const versions = { ...remote.versions, '9.9.9': remote.versions[remote.active ?? ''] }
    return [name, { ...remote, active: '9.9.9', versions }] as const
  })
  return { ...registry, revision: revision + 1, remotes: Object.fromEntries(promoted) }
}
