import { describeEngines } from './engines.ts'
import { layoutFaults } from './layoutFaults.ts'
import { expect, signInTo } from './test.ts'

const WIDTHS = [1440, 1024, 768, 390]

describeEngines((test) => {
  for (const [title, count] of [
    ['Available Orders', 'Orders Found'],
    ['Accepted Orders', 'Orders Found'],
    ['Order History', 'Orders Found'],
  ] as const)
    test(`shows ${title} without cut-off or overlapping parts at every width`, async ({ app, portal }) => {
      await signInTo(app, 'dana')
      await app.find('heading', 'Available Orders')
      for (const width of WIDTHS) {
        await app.window.resize(width, 900)
        await app.window.open(`${portal.address}/${title.toLowerCase().replace(' ', '-')}`)
        await app.find('heading', title)
        await app.expectText(count)
        await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
      }
    })

  test('opens and closes the details of an order', async ({ app }) => {
    await signInTo(app, 'dana')
    await app.click('button', 'View Details')
    await app.find('heading', 'Pickup Details')
    expect(await layoutFaults(app.window)).toEqual([])
    await app.click('button', 'Close')
    await app.expectGone('heading', 'Pickup Details')
  })

  test('accepts an order', async ({ app }) => {
    await signInTo(app, 'dana')
    await app.click('button', 'Accept')
    await app.find('button', 'Accept Order')
    await app.fill('OC Reference Number', 'OC-7')
    await app.click('button', 'Accept Order')
    await app.expectText('Accepted!')
  })

  test('searches another day and resets the filters', async ({ app }) => {
    await signInTo(app, 'priya')
    await app.expectText('Orders Found')
    await app.select('Dates', 'Tomorrow')
    await app.click('button', 'Search')
    await app.expectText('Orders Found')
    await app.click('button', 'Reset Filters')
    await expect.poll(() => app.window.run(() => document.querySelector('select')?.value)).toBe('TODAY')
  })
})
