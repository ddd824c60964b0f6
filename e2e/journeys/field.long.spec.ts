import { isWithoutLoss, killAndRestart } from '../field/killAndRestart.ts'
import { expect, test } from '../portal/test.ts'

// A lost text or save is awaited for up to a minute each.
test.setTimeout(600_000)

test('loses no typed field and no save, and sends nothing twice, in 5 kills of the browser', async ({ portal }) => {
  const rounds: string[] = []
  const result = await killAndRestart(portal.address, 5, (text) => rounds.push(text))
  expect(result, rounds.join('\n')).toMatchObject({ kills: 5, typedFields: 0, saves: 0, sentTwice: 0 })
  expect(isWithoutLoss(result), rounds.join('\n')).toBe(true)
})
