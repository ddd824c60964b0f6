import { todayAt } from '../portal/editor.ts'
import { describeEngines } from './engines.ts'
import { layoutFaults } from './layoutFaults.ts'
import { expect, signIn } from './test.ts'

describeEngines((test) => {
  test('records a pickup, with AM and PM in view at every width', async ({ app, portal }) => {
    await signIn(app, 'omar')
    await app.find('heading', 'Available Orders')
    await app.window.open(`${portal.address}/accepted-orders`)
    await app.click('checkbox', 'Picked Up')
    await app.click('button', 'Search')
    await app.click('button', 'Update Details')
    await app.find('heading', 'Item Details')
    await app.fill('Time for all items', todayAt('17:39'))
    await app.click('button', 'Set Pickup Times')
    await app.fill('Pickup Signature', 'R. Alvarez')
    for (const width of [1440, 1024, 768, 390]) {
      await app.window.resize(width, 900)
      await app.find('heading', 'Item Details')
      expect(await layoutFaults(app.window), `${width} px`).toEqual([])
    }
    await app.click('button', 'Save')
    await app.expectText('updated successfully!')
  })

  test('opens an order of 200 items and scrolls to the last one', async ({ app, portal }) => {
    await signIn(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.window.open(`${portal.address}/accepted-orders`)
    await app.click('button', 'Update Details')
    await app.find('heading', 'Item Details')
    await app.fill('Item 1 quantity', '200')
    await app.click('button', 'Add Item')
    await app.expectText('200')
    expect(await layoutFaults(app.window)).toEqual([])
  })

  test('corrects a charge', async ({ app, portal }) => {
    await signIn(app, 'dana')
    await app.find('heading', 'Available Orders')
    await app.window.open(`${portal.address}/order-history`)
    await app.click('button', 'Update Charge')
    await app.find('heading', 'Update Charge for')
    await app.fill('Charge', '84.25')
    expect(await layoutFaults(app.window)).toEqual([])
  })
})
