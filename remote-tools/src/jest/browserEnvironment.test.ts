/** @jest-environment ./src/jest/browserEnvironment.cjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '@carrier-portal/contract'

let server: Server
let address: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/orders/item-types') return
    response.setHeader('Content-Type', 'application/json').end('{"token":"a.b.c","username":"dana"}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const api = () => createApi({ baseUrl: address, getToken: () => undefined })

test('the API client in jsdom calls a real server', async () => {
  await expect(api().login({ username: 'dana', password: 'x' })).resolves.toEqual({ token: 'a.b.c', username: 'dana' })
})

test('an AbortController created in jsdom cancels a call', async () => {
  const controller = new AbortController()
  const call = api().itemTypes({ signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ failure: 'cancelled' })
})

test('of styled rules only those apply that show or hide an element', () => {
  document.body.innerHTML = '<style></style><p>text</p>'
  const [sheet] = document.styleSheets
  for (const rule of ['p{color:red}', 'p{display:none}', 'p{color:blue;visibility:hidden}'])
    sheet?.insertRule(rule, sheet.cssRules.length)
  const { color, display, visibility } = getComputedStyle(document.querySelector('p') ?? document.body)
  expect({ color, display, visibility, rules: sheet?.cssRules.length }).toEqual({
    color: 'rgb(0, 0, 255)',
    display: 'none',
    visibility: 'hidden',
    rules: 3,
  })
})
