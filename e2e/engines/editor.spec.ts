import { describeEngines } from './engines.ts'
import { layoutFaults } from './layoutFaults.ts'
import { expect, signInTo } from './test.ts'

describeEngines((test) => {
  test('corrects a charge', async ({ app, portal }) => {
    await signInTo(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.window.open(`${portal.address}/order-history`)
    await app.click('button', 'Update Charge')
    await app.find('heading', 'Update Charge for …')
    await app.fill('Charge', '84.25')
    expect(await layoutFaults(app.window)).toEqual([])
  })

  test('shows each time with AM or PM in full at every width', async ({ app, portal }) => {
    await app.window.resize(390, 900)
    await signInTo(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.window.open(`${portal.address}/accepted-orders`)
    await app.click('button', 'Update Details')
    await app.find('heading', 'Item Details')
    await app.fill('Item 1 pickup time', '2026-11-21T17:39')
    await app.fill('Time for all items', '2026-11-21T05:39')
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await app.window.resize(width, 900)
      await app.find('heading', 'Item Details')
      await expect.poll(() => layoutFaults(app.window), { message: `${width} px` }).toEqual([])
    }
  })
})
