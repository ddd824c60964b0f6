import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { listenProblem, portProblem, portSyntaxProblem } from './portProblem.ts'

test.each(['0', '80', '3000', '65535'])('accepts %s as a port', (text) => {
  expect(portSyntaxProblem(text)).toBeUndefined()
})

test.each(['', '-1', '65536', '3000x', '3e3'])('rejects %j as a port and names it', (text) => {
  expect(portSyntaxProblem(text)).toContain(`it is "${text}"`)
})

test('reports a port in use and suggests the next one', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  expect(await listenProblem('127.0.0.1', port)).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another with PORT=${port + 1}.`,
  )
  await new Promise((closed) => other.close(closed))
  expect(await listenProblem('127.0.0.1', port)).toBeUndefined()
})

test.each(['192.0.2.1', '999.1.1.1'])('names HOST when %s is not an address of this machine', async (host) => {
  expect(await listenProblem(host, 0)).toBe(
    `${host} is not an address of this machine. Write 127.0.0.1 into HOST, or 0.0.0.0 for all of its addresses.`,
  )
})

test.each(['abc', '70000'])('says that %s is no port before anything listens there', async (text) => {
  expect(await portProblem(text, '127.0.0.1')).toContain(`it is "${text}"`)
})
