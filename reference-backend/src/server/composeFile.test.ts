import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parse } from 'yaml'

interface Service {
  readonly command?: readonly unknown[]
  readonly healthcheck?: { readonly test: readonly unknown[] }
}

const { services } = parse(readFileSync(join(__dirname, '../../../compose.yaml'), 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>
}

test('each word of a command of compose.yaml is a text, without which docker compose refuses the file', () => {
  const words = Object.values(services).flatMap(({ command, healthcheck }) => [
    ...(command ?? []),
    ...(healthcheck?.test ?? []),
  ])
  expect(words.filter((word) => typeof word !== 'string')).toEqual([])
})

test.each([
  [200, 0],
  [503, 1],
])('the health check of a backend that responds with %i exits with %i', async (status, code) => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/health' ? status : 404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const [kind, , ...words] = services['backend-1']?.healthcheck?.test ?? []
  const check = spawn(
    process.execPath,
    words.map((word) => String(word).replace('4000', String(port))),
  )
  const [exitCode] = await once(check, 'exit')
  await new Promise((closed) => server.close(closed))
  expect([kind, exitCode]).toEqual(['CMD', code])
})
