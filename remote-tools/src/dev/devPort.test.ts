import { devPort } from './devPort.ts'

test.each([
  [undefined, 3001],
  ['8080', 8080],
  ['0', 0],
])('PORT=%s is the port %i', (text, port) => {
  expect(devPort(text)).toBe(port)
})

test.each(['', '65536', 'x'])('refuses PORT=%j', (text) => {
  expect(() => devPort(text)).toThrow(`PORT must be a number from 0 to 65535; it is "${text}".`)
})
