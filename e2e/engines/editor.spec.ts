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
})
