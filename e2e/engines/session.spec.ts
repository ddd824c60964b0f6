import { describeEngines } from './engines.ts'
import { layoutFaults } from './layoutFaults.ts'
import { expect, signInTo } from './test.ts'

describeEngines((test) => {
  test('signs in, shows the available orders and logs out', async ({ app }) => {
    await signInTo(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.expectText('Orders Found')
    await app.click('button', 'Log Out')
    await app.find('button', 'Login')
  })

  test('reports a wrong password, keeps the name and keeps the focus in the form', async ({ app }) => {
    await app.fill('Username', 'dana')
    await app.fill('Password', 'wrong')
    await app.click('button', 'Login')
    await app.expectText('Username or Password Incorrect')
    expect(await app.window.run(() => document.querySelector('input')?.value)).toBe('dana')
    await expect.poll(() => app.window.run(() => document.activeElement?.closest('form') !== null)).toBe(true)
  })

  test('renders the licence document and accepts it', async ({ app }) => {
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

  for (const [theme, background] of [
    ['Dark', 'rgb'],
    ['High contrast', 'rgb'],
  ] as const)
    test(`shows the list without layout faults in the theme ${theme}`, async ({ app }) => {
      await signInTo(app, 'dana')
      await app.expectText('Orders Found')
      await app.select('Theme', theme)
      await expect
        .poll(() => app.window.run(() => getComputedStyle(document.body).backgroundColor))
        .toContain(background)
      expect(await layoutFaults(app.window)).toEqual([])
    })
})
