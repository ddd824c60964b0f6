import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { whyNotListen, whyNotPort } from './portIsFree.ts'

test.each(['0', '80', '3000', '65535'])('%s is a port', (text) => {
  expect(whyNotPort(text)).toBeUndefined()
})

test.each(['', '-1', '65536', '3000x', '3e3'])('%j is no port, and says so', (text) => {
  expect(whyNotPort(text)).toContain(`it is "${text}"`)
})

test('a taken port is told in plain words, with the way out', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  expect(await whyNotListen('127.0.0.1', port)).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
  await new Promise((closed) => other.close(closed))
  expect(await whyNotListen('127.0.0.1', port)).toBeUndefined()
})
