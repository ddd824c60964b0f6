/** @jest-environment node */
import { type JWTPayload, SignJWT } from 'jose'
import { createKey, memoryKeyRing } from './keyRing.ts'
import { createTokens } from './tokens.ts'

const NOW = new Date('2026-03-10T18:00:00Z')
const SECOND = NOW.getTime() / 1000
const ring = memoryKeyRing(NOW)
const { kid, secret } = ring.current()
const foreign = createKey(NOW)
const claims = {
  carriers: [],
  iss: 'carrier-portal-reference-backend',
  sub: 'omar',
  jti: 'the-session',
  iat: SECOND - 60,
  exp: SECOND + 60,
}
const sign = (parts: JWTPayload, header: { alg?: string; kid?: string | undefined } = {}, key = secret) =>
  new SignJWT({ ...claims, ...parts }).setProtectedHeader({ alg: 'HS256', kid, ...header }).sign(key)

test('reads the session of a token with the key, the issuer and a time of its own', async () => {
  expect(createTokens(ring).sessionOf(await sign({}), NOW)).toBe('the-session')
})

test.each<[string, Promise<string>]>([
  ['the key of another backend', sign({}, { kid: foreign.kid }, foreign.secret)],
  ['another key under the name of its own', sign({}, {}, foreign.secret)],
  ['no name of a key', sign({}, { kid: undefined })],
  ['another algorithm', sign({}, { alg: 'HS384' })],
  ['another issuer', sign({ iss: 'another-backend' })],
  ['a time that is over', sign({ exp: SECOND - 1 })],
  ['no end', sign({ exp: undefined })],
  ['no user', sign({ sub: undefined })],
  ['no session', sign({ jti: undefined })],
])('refuses a token with %s', async (_, token) => {
  expect(createTokens(ring).sessionOf(await token, NOW)).toBeUndefined()
})
