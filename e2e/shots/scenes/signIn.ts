import { fillSignIn } from '../../portal/steps.ts'
import { AVAILABLE, openListAt } from './listSteps.ts'
import { type Scene, shownTime } from './scene.ts'

/** The screens before and at the end of a session. */
export const signInScenes: readonly Scene[] = [
  { name: 'login', show: async (page) => void (await page.goto('/login')) },
  {
    name: 'login-refused',
    async show(page) {
      await page.goto('/login')
      // A name for each width: after five wrong passwords an account has to wait, and the text is another one.
      await fillSignIn(page, `driver-${page.viewportSize()?.width}`, 'wrong')
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'reset-password', show: async (page) => void (await page.goto('/reset-password')) },
  {
    name: 'signed-out',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      await page.route('**/api/orders/available', (route) => route.fulfill({ status: 401, json: {} }))
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).waitFor()
    },
  },
  {
    name: 'idle',
    username: 'dana',
    movesClock: true,
    async show(page) {
      await page.clock.install({ time: shownTime })
      await openListAt(page, AVAILABLE)
      await page.clock.runFor(10 * 60_000 + 2000)
      await page.getByRole('alert').filter({ hasText: 'Due to inactivity' }).waitFor()
    },
  },
  {
    name: 'idle-logged-out',
    username: 'dana',
    movesClock: true,
    async show(page) {
      await page.clock.install({ time: shownTime })
      await openListAt(page, AVAILABLE)
      await page.clock.fastForward(16 * 60_000)
      await page.getByText('You have been logged out due to inactivity').waitFor()
    },
  },
  {
    name: 'menu',
    username: 'dana',
    async show(page) {
      await openListAt(page, AVAILABLE)
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
]
