import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

test('sends the page for a path that cannot be decoded', async () => {
  const host = createHost(site)
  const response = await host.inject('/order/%zz')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  await host.close()
})

test.each(['/order/%zz', '/order/WO-1'])(
  'responds with 500 to %s while the configuration is missing, and logs why',
  async (url) => {
    const config = join(site.folder, 'missing.json')
    writeFileSync(config, '{}')
    const host = createHost({ ...site, config })
    rmSync(config)
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { statusCode, body } = await host.inject(url)
    expect([statusCode, body]).toEqual([500, 'Error\n'])
    expect(log.mock.calls.join()).toContain(`The configuration ${config} cannot be read: `)
    log.mockRestore()
    writeFileSync(config, '{}')
    expect((await host.inject(url)).statusCode).toBe(200)
    await host.close()
  },
)

test.each([
  ['cannot be read', 500, 'Error\n', (file: string) => mkdirSync(file)],
  ['is missing', 404, 'Not found\n', () => undefined],
])(
  'serves the page while the registry %s, for which its own address has the status %i',
  async (_, status, text, put) => {
    const other = await aSite()
    const file = join(other.store, 'registry.json')
    rmSync(file)
    put(file)
    const host = createHost(other)
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { statusCode, body } = await host.inject('/registry.json')
    expect([statusCode, body]).toEqual([status, text])
    expect(log.mock.calls.join()).toMatch(status === 500 ? /^A request failed: Error: EISDIR: / : /^$/)
    log.mockRestore()
    expect((await host.inject('/available-orders')).statusCode).toBe(200)
    await host.close()
    await other.close()
  },
)

test('does not start with a configuration that the page would refuse', () => {
  const config = join(site.folder, 'invalid.json')
  writeFileSync(config, '{"requestTimeoutSeconds":"30"}')
  expect(() => createHost({ ...site, config })).toThrow(
    `The configuration ${config} is not valid: "requestTimeoutSeconds" must be a number of seconds from 1 to 600.`,
  )
})

test('logs once that the configuration turned invalid, and once that it is valid again', async () => {
  const config = join(site.folder, 'changing.json')
  writeFileSync(config, '{}')
  const host = createHost({ ...site, config })
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (const text of ['{}', '{broken', '{broken', '{"requestTimeoutSeconds":"30"}', '{}', '{}']) {
    writeFileSync(config, text)
    const { statusCode, body } = await host.inject('/config.json')
    expect([statusCode, body]).toEqual([200, text === '{broken' ? text : expect.stringMatching(/^\{\n/)])
  }
  const lines = log.mock.calls.map(String)
  log.mockRestore()
  expect(lines).toEqual([
    expect.stringContaining(`The configuration ${config} is not valid: `),
    `The configuration ${config} is not valid: "requestTimeoutSeconds" must be a number of seconds from 1 to 600.\n`,
    'The configuration is valid again.\n',
  ])
  await host.close()
})

test.each([
  ['{}', 'work()'],
  ['{"offline":false}', 'remove()'],
])('sends for the configuration %s the worker %s', async (configuration, source) => {
  const config = join(site.folder, 'offline.json')
  writeFileSync(config, configuration)
  const host = createHost({ ...site, config })
  expect((await host.inject('/service-worker.js')).body).toBe(source)
  await host.close()
})

test('passes on a request that expects 100-continue', async () => {
  const host = createHost(site)
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const status = await new Promise((resolve) => {
    const sent = request(`${address}/api/orders/update`, { method: 'POST', headers: { Expect: '100-continue' } })
    sent.on('response', ({ statusCode }) => resolve(statusCode))
    sent.on('continue', () => sent.end('{}'))
  })
  expect(status).toBe(200)
  await host.close()
})

test.each(['POST', 'PUT', 'DELETE'] as const)('responds with 404 to %s of a page', async (method) => {
  const host = createHost(site)
  expect((await host.inject({ method, url: '/available-orders' })).statusCode).toBe(404)
  await host.close()
})

test.each([
  ['ignores X-Forwarded-For without a trusted proxy', 0, '127.0.0.1'],
  ['takes the address that the one trusted proxy added', 1, '203.0.113.7'],
  ['takes the address that the outer of two trusted proxies added', 2, '198.51.100.9'],
])('%s', async (_, trustedHops, expected) => {
  const host = createHost({ ...site, trustedHops })
  const headers = { 'x-forwarded-for': '10.6.6.6, 198.51.100.9, 203.0.113.7' }
  const response = await host.inject({ url: '/api/orders/available', headers, remoteAddress: '127.0.0.1' })
  expect(response.json().headers).toMatchObject({ 'x-forwarded-for': expected })
  await host.close()
})
