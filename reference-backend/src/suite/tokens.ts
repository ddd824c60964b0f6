import { SignJWT } from 'jose'
import { DEMO_PASSWORD } from '../seed/accounts.ts'
import { type Account, searchBody, send, signInAccount } from '../testing/client.ts'
import type { Subject } from './subject.ts'

/** A call that every signed-in user may send. */
const ITEM_TYPES = '/api/orders/item-types'

/** The token of a session, the anti-forgery token beside it, and their end. */
export function describeTokens(subject: Subject): void {
  describe('tokens', () => {
    let omar: Account
    let sam: Account

    beforeAll(async () => {
      const { address } = subject()
      ;[omar, sam] = await Promise.all([signInAccount(address, 'omar'), signInAccount(address, 'sam')])
    })

    test('rejects foreign, altered and unsigned tokens', async () => {
      const [header = '', payload = '', signature = ''] = omar.token.split('.')
      const [{ kid }, claims] = [header, payload].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
      const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
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
        forged,
      ]
      for (const token of tokens)
        for (const path of [ITEM_TYPES, '/api/account/eula-acknowledged'])
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
        const search = searchBody('available', ['NORTH'])
        expect((await omar.call('POST', '/api/orders/available', search, headers)).status).toBe(status)
        expect((await omar.call('GET', ITEM_TYPES, undefined, headers)).status).toBe(200)
      },
    )

    test('the token names user and carriers, and the anti-forgery cookie is readable by the page', async () => {
      const reply = await send(subject().address, 'POST', '/api/account/login', {
        username: ' Dana ',
        password: DEMO_PASSWORD,
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
        (await send(subject().address, 'GET', ITEM_TYPES, undefined, { headers: { authorization } })).status
      expect(await status(`bearer ${omar.token}`)).toBe(200)
      expect(await status(`BEARER  ${omar.token}`)).toBe(200)
      const refused = await send(subject().address, 'GET', ITEM_TYPES)
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    })

    test.each([
      ['http://localhost:8080', ''],
      ['http://127.0.0.1:8080', ''],
      ['https://localhost:8443', '; Secure'],
      ['http://localhost.evil.example', '; Secure'],
    ])('the anti-forgery cookie of a page at %s ends with "SameSite=Strict%s"', async (origin, secure) => {
      const credentials = { username: 'dana', password: DEMO_PASSWORD }
      const reply = await send(subject().address, 'POST', '/api/account/login', credentials, { headers: { origin } })
      expect(reply.headers.get('set-cookie')).toMatch(new RegExp(`; SameSite=Strict${secure}$`))
    })

    test('logging out at the server revokes the token', async () => {
      const account = await signInAccount(subject().address, 'omar')
      expect((await account.call('POST', '/api/account/logout')).status).toBe(204)
      expect((await account.call('GET', ITEM_TYPES)).status).toBe(401)
    })
  })
}
