import { firefox } from './firefox.ts'
import { layoutFaults } from './layoutFaults.ts'
import { expect, signIn, testIn } from './test.ts'
import { webkit } from './webkit.ts'

for (const engine of [firefox, webkit]) {
  const test = testIn(engine)
  test.describe(engine.name, () => {
    test.skip(engine.missing !== undefined, engine.missing)

    test('signs in and shows the available orders', async ({ app }) => {
      await signIn(app, 'dana')
      await app.find('heading', 'Available Orders')
      await app.expectText('Orders Found')
      await app.window.picture(`/tmp/lead/${engine.name}-list.png`)
      expect(await layoutFaults(app.window)).toEqual([])
    })
  })
}
