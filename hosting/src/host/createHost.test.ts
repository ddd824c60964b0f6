import { aSite, type Site } from '../testing/aSite.ts'
import { createHost } from './createHost.ts'

let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

test('an address that cannot be decoded gets the page', async () => {
  const host = createHost(site)
  const answer = await host.inject('/order/%zz')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  await host.close()
})

test('a deep link of a signed-in person hints at the remote of its screen', async () => {
  const host = createHost(site)
  const cookies = { access_token: '"a.b.c"', username: 'dana' }
  expect((await host.inject({ url: '/order/WO-1', cookies })).body).toContain(
    'href="/r/mfe-a/1.0.0-abcd/remoteEntry.1.js"',
  )
  expect((await host.inject({ url: '/order/WO-1' })).body).not.toContain('remoteEntry')
  await host.close()
})

test('a backend that is down is told as such, without a word on why', async () => {
  const host = createHost({ ...site, backend: 'http://127.0.0.1:1' })
  const address = await host.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}/api/account/login`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({ statusCode: 502, error: 'Bad Gateway' })
  await host.close()
})

test.each(['POST', 'PUT', 'DELETE'] as const)('%s of a page is no page', async (method) => {
  const host = createHost(site)
  expect((await host.inject({ method, url: '/available-orders' })).statusCode).toBe(404)
  await host.close()
})
