import { readTrustedHops } from './trustedHops.ts'

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['2', 2],
])('reads %j as %d hops', (text, hops) => {
  expect(readTrustedHops(text)).toBe(hops)
})

test.each(['true', '*', '-1', '10', '127.0.0.1'])('rejects %j, which is not an exact number of proxies', (text) => {
  expect(() => readTrustedHops(text)).toThrow(`it is "${text}"`)
})
