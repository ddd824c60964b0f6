/** @jest-environment node */
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { ResponseLog } from './responseLog.ts'

test('a response that breaks off after its first piece has a line with route, status and code, without the message', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { level: 'info', stream }, logController: new ResponseLog() })
  app.get('/list/:number', (_, reply) => reply.send(Readable.from(brokenList())))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${address}/list/WO-SECRET`).then((response) => response.text())).rejects.toThrow()
  await app.close()

  const broken = lines.filter((line) => line.includes('response broken off'))
  expect(broken.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ method: 'GET', route: '/list/:number', status: 200, code: '57P01' }),
  ])
  expect(lines.join('')).not.toContain('SECRET')
  expect(lines.join('')).not.toContain('Jamie')
})

async function* brokenList() {
  yield '{"workOrders":['
  throw Object.assign(new Error('the value "Jamie Fields" is not valid'), { code: '57P01' })
}
