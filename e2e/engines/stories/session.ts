import { LONG } from '../../portal/long.ts'
import { layoutFaults } from '../layoutFaults.ts'
import { type EngineTest, expect, signInTo } from '../test.ts'

const MINUTE_MS = 60_000

/** Login, licence and the end of a session without activity. */
export function sessionStories(test: EngineTest): void {
  test('shows the login without cut-off or overlapping parts, reports a wrong password, signs in and logs out', async ({
    app,
  }) => {
    await app.find('button', 'Login')
    for (const width of [390, 768, 1440]) {
      await app.window.resize(width, 900)
      await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
    }

    await app.fill('Username', 'dana')
    await app.fill('Password', 'wrong')
    await app.click('button', 'Login')
    await app.expectText('Username or Password Incorrect')
    expect(await app.window.run(() => document.querySelector('input')?.value)).toBe('dana')
    await expect.poll(() => app.window.run(() => document.activeElement?.closest('form') !== null)).toBe(true)

    await signInTo(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.expectText('Orders Found')
    await app.click('button', 'Log Out')
    await app.find('button', 'Login')
  })

  test('renders the licence document and accepts it', LONG, async ({ app }) => {
    await signInTo(app, 'lee')
    await app.find('heading', 'End User License Agreement')
    await expect
      .poll(() => app.window.run(() => document.querySelectorAll('.react-pdf__Page canvas').length), {
        timeout: 20_000,
      })
      .toBeGreaterThan(0)
    await app.click('checkbox', 'I accept the terms in the License Agreement')
    await app.click('button', 'Continue')
    await app.find('heading', 'Available Orders')
  })

  test(
    'warns after ten minutes without activity, ends the warning on a key, and logs out after fifteen',
    LONG,
    async ({ app }) => {
      const moveClock = (minutes: number) =>
        app.window.run((ms) => {
          const { now } = Date
          Date.now = () => now.call(Date) + ms
        }, minutes * MINUTE_MS)
      await signInTo(app, 'dana')
      await app.expectText('Orders Found')
      await moveClock(10)
      await app.expectText('Due to inactivity you will be logged out in 0')
      await app.window.press('Tab')
      await app.expectGone('button', 'Stay signed in')
      await moveClock(15)
      await app.expectText('You have been logged out due to inactivity')
      await app.find('button', 'Login')
    },
  )
}
