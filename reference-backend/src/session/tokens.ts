import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Queries } from '../store/database.ts'

/** Signs and verifies access and anti-forgery tokens; all processes on one database share the keys. */
export interface Tokens {
  sign(claims: TokenClaims): Promise<string>
  /** The session id of a token, or undefined for a token that is foreign, altered or expired. */
  sessionOf(token: string, now: Date): Promise<string | undefined>
  /** The anti-forgery token of a session. */
  xsrfToken(sessionId: string): string
  isXsrfToken(token: string, sessionId: string): boolean
}

export interface TokenClaims {
  readonly sessionId: string
  readonly username: string
  readonly carriers: readonly { readonly name: string; readonly code: string }[]
  readonly now: Date
  readonly expiresAt: Date
}

const ISSUER = 'carrier-portal-reference-backend'
const ALGORITHM = 'HS256'

/** Reads the keys from the database; the first process creates them. */
export async function openTokens(queries: Queries): Promise<Tokens> {
  const signingKey = await key(queries, 'token')
  const xsrfKey = await key(queries, 'xsrf')
  const xsrfToken = (sessionId: string) => createHmac('sha256', xsrfKey).update(sessionId).digest('base64url')

  return {
    sign: ({ sessionId, username, carriers, now, expiresAt }) =>
      new SignJWT({ carriers })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(username)
        .setJti(sessionId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(signingKey),
    sessionOf: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          issuer: ISSUER,
          algorithms: [ALGORITHM],
          currentDate: now,
          requiredClaims: ['exp', 'jti', 'sub', 'carriers'],
        })
        return payload.jti
      } catch {
        return undefined
      }
    },
    xsrfToken,
    isXsrfToken: (token, sessionId) => {
      const given = Buffer.from(token)
      const expected = Buffer.from(xsrfToken(sessionId))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

async function key(queries: Queries, name: string): Promise<Buffer> {
  const made = randomBytes(32).toString('base64url')
  await queries.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [name, made])
  const [row] = await queries.query<{ value: string }>('select value from secrets where name = $1', [name])
  return Buffer.from(row?.value ?? made, 'base64url')
}
