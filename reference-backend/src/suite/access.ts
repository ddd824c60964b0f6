import { SignJWT } from 'jose'
import { type CallName, EXPECTED_ACCESS, measureAccess } from '../attack/accessTable.ts'
import { type Account, send, signInAccount } from '../testing/client.ts'
import { sampleCalls } from '../testing/sampleCalls.ts'
import type { Subject } from './subject.ts'

const CALLS = Object.keys(EXPECTED_ACCESS) as CallName[]
const ORDER_CALLS: readonly CallName[] = ['orderDetails', 'answerOrder', 'updateLineItems', 'updateCharge']

/** Authorization: the 13 calls by five identities, tokens, anti-forgery tokens and origins. */
export function describeAccess(subject: Subject): void {
  describe('access', () => {
    let omar: Account
    let sam: Account
    let statuses: Awaited<ReturnType<typeof measureAccess>>
    let order: { readonly workOrderNumber: string; readonly workOrderId: number }

    beforeAll(async () => {
      const { address } = subject()
      statuses = await measureAccess(address)
      ;[omar, sam] = await Promise.all([signInAccount(address, 'omar'), signInAccount(address, 'sam')])
      const [offered] = await omar.list('available', ['NORTH'])
      if (!offered) throw new Error('no order is offered to NORTH')
      order = offered
    })

    const call = (name: CallName, account?: Account, headers?: Record<string, string>) => {
      const [method, path, body] = sampleCalls(order)[name]
      return send(subject().address, method, path, body, { token: account?.token, headers })
    }

    test.each(CALLS)('%s called by five identities gets the statuses of the access table', async (name) => {
      expect(statuses[name]).toEqual(EXPECTED_ACCESS[name])
    })

    test.each(CALLS)('%s with the token only in a cookie gets 401', async (name) => {
      const cookie = `access_token=${encodeURIComponent(JSON.stringify(omar.token))}`
      expect((await call(name, undefined, { cookie })).status).toBe(401)
    })

    test.each(ORDER_CALLS)('%s for an order of another carrier gets the response of an unknown order', async (name) => {
      const foreign = await call(name, sam)
      const [method, path, body] = sampleCalls({ workOrderNumber: 'WO-0', workOrderId: 1 })[name]
      const unknown = await sam.call(method, path, body)
      expect(foreign.status).toBe(404)
      expect(foreign.text).toBe(unknown.text)
    })

    test.each(['available', 'accepted', 'completed'] as const)(
      'the list %s has no orders of another carrier',
      async (kind) => {
        expect(await sam.list(kind, ['NORTH', 'BAY'])).toEqual([])
        expect((await sam.list(kind, ['NORTH', 'SUMMIT'])).length).toBe((await sam.list(kind, ['SUMMIT'])).length)
      },
    )

    test('a user without carriers sees no orders', async () => {
      const nova = await signInAccount(subject().address, 'nova')
      expect(await nova.list('available', ['NORTH', 'BAY', 'SUMMIT'])).toEqual([])
    })

    test('rejects foreign, altered, unsigned and expired tokens', async () => {
      const [header = '', payload = '', signature = ''] = omar.token.split('.')
      const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
      const forged = (expires: string) =>
        new SignJWT({ carriers: [] })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('carrier-portal-reference-backend')
          .setJti('some-session')
          .setSubject('omar')
          .setExpirationTime(expires)
          .sign(Buffer.from('a guessed key of thirty-two bytes'))
      const tokens = [
        '',
        'x',
        'a.b.c',
        `${header}.${payload}.`,
        `${unsigned}.${payload}.`,
        `${unsigned}.${payload}.${signature}`,
        `${header}.${payload}.${signature.slice(0, -2)}`,
        `${header}.${payload}x.${signature}`,
        `${header}.${payload}.${signature} `.repeat(2),
        `"${omar.token}"`,
        await forged('1h'),
        await forged('-1h'),
      ]
      for (const token of tokens)
        for (const path of ['/api/orders/item-types', '/api/account/eula-acknowledged'])
          expect((await send(subject().address, 'GET', path, undefined, { token })).status).toBe(401)
    })

    test.each([
      ['no cookie, no header', {}, 200],
      ['cookie and the right header', { cookie: true, header: 'own' }, 200],
      ['the right header alone', { header: 'own' }, 200],
      ['cookie without the header', { cookie: true }, 403],
      ['another user’s header', { cookie: true, header: 'foreign' }, 403],
      ['a header with one letter changed', { header: 'tampered' }, 403],
      ['an empty header', { header: 'empty' }, 403],
    ] as const)(
      'checks the anti-forgery token of a call with %s',
      async (_, { cookie, header }: { cookie?: boolean; header?: string }, status) => {
        const own = omar.xsrfToken
        const tampered = `${own.startsWith('A') ? 'B' : 'A'}${own.slice(1)}`
        const values: Record<string, string> = { own, foreign: sam.xsrfToken, tampered, empty: '' }
        const headers = {
          ...(cookie && { cookie: `username=omar; XSRF-TOKEN=${own}` }),
          ...(header && { 'x-xsrf-token': values[header] ?? '' }),
        }
        expect((await call('availableOrders', omar, headers)).status).toBe(status)
        expect((await call('itemTypes', omar, headers)).status).toBe(200)
      },
    )

    test('the token names user and carriers, and the anti-forgery cookie is readable by the page', async () => {
      const reply = await send(subject().address, 'POST', '/api/account/login', {
        username: ' Dana ',
        password: 'courier-demo-2026',
      })
      const { token, username } = reply.json<{ token: string; username: string }>()
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      expect(username).toBe('dana')
      expect(claims).toMatchObject({ sub: 'dana', iss: 'carrier-portal-reference-backend', jti: expect.any(String) })
      expect(claims.exp - claims.iat).toBe(24 * 60 * 60)
      expect(claims.carriers).toContainEqual({ name: 'Northline Medical Couriers', code: 'NORTH' })
      expect(reply.headers.get('set-cookie')).toMatch(
        /^XSRF-TOKEN=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Strict; Secure$/,
      )
    })

    test('accepts the scheme of the bearer in any case, and names it when a token is missing', async () => {
      const status = async (authorization: string) =>
        (await send(subject().address, 'GET', '/api/orders/item-types', undefined, { headers: { authorization } }))
          .status
      expect(await status(`bearer ${omar.token}`)).toBe(200)
      expect(await status(`BEARER  ${omar.token}`)).toBe(200)
      const refused = await call('itemTypes')
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    })

    test.each([
      ['http://localhost:8080', ''],
      ['http://127.0.0.1:8080', ''],
      ['https://localhost:8443', '; Secure'],
      ['http://localhost.evil.example', '; Secure'],
    ])('the anti-forgery cookie of a page at %s ends with "SameSite=Strict%s"', async (origin, secure) => {
      const credentials = { username: 'dana', password: 'courier-demo-2026' }
      const reply = await send(subject().address, 'POST', '/api/account/login', credentials, { headers: { origin } })
      expect(reply.headers.get('set-cookie')).toMatch(new RegExp(`; SameSite=Strict${secure}$`))
    })

    test('logging out at the server revokes the token', async () => {
      const account = await signInAccount(subject().address, 'omar')
      expect((await account.call('POST', '/api/account/logout')).status).toBe(204)
      expect((await account.call('GET', '/api/orders/item-types')).status).toBe(401)
    })

    test('an origin that is not listed gets no CORS header', async () => {
      const reply = await call('itemTypes', omar, { origin: 'https://evil.example' })
      expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    })
  })
}
