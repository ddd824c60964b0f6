import { Readable } from 'node:stream'
import { createBodyCheck, JsonText } from './jsonResponse.ts'

const JSON_TEXT = '{"mileage":"12.4"}'

test.each([
  ['a text', () => new JsonText(JSON_TEXT), JSON_TEXT],
  ['a value', () => 12.4, 12.4],
  ['a file', () => Buffer.from('%PDF'), Buffer.from('%PDF')],
])('a sampled response that does not fit the contract is logged and sent: %s', async (_, body, sent) => {
  const checked: unknown[] = []
  const bodyCheck = createBodyCheck(2)
  const check = (value: unknown) => {
    checked.push(value)
    return 'mileage must be number'
  }
  expect([await bodyCheck(body(), check), await bodyCheck(body(), check)]).toEqual([sent, sent])
  expect(checked).toHaveLength(1)
})

test.each([
  ['a text', () => new JsonText(JSON_TEXT)],
  ['a stream', () => Readable.from([JSON_TEXT])],
  ['a value', () => 12.4],
])('where each response is checked, one that does not fit is an error: %s', async (_, body) => {
  await expect(createBodyCheck(1)(body(), () => 'mileage must be number')).rejects.toThrow('does not fit the contract')
})
