import { createHmac, timingSafeEqual } from 'node:crypto'
import jwt from 'jsonwebtoken'
import type { KeyRing, SigningKey } from './keyRing.ts'

/** Signs and verifies access and anti-forgery tokens, synchronously: no request waits for a thread of libuv. */
export interface Tokens {
  sign(claims: TokenClaims): string
  /** The session id of a token, or undefined for a token that is foreign, altered or expired. */
  sessionOf(token: string, now: Date): string | undefined
  /** The anti-forgery token of a session. */
  xsrfToken(sessionId: string): string
  isXsrfToken(token: string, sessionId: string): boolean
}

interface TokenClaims {
  readonly sessionId: string
  readonly username: string
  readonly carriers: readonly { readonly name: string; readonly code: string }[]
  readonly now: Date
  readonly expiresAt: Date
}

const ISSUER = 'carrier-portal-reference-backend'
const ALGORITHM = 'HS256'

/** Tokens of the keys in a key ring; processes that share the keys accept each other's tokens. */
export function createTokens(keys: KeyRing): Tokens {
  return {
    sign: ({ sessionId, username, carriers, now, expiresAt }) => {
      const { kid, secret } = keys.current()
      return jwt.sign({ carriers, iat: seconds(now), exp: seconds(expiresAt) }, secret, {
        algorithm: ALGORITHM,
        keyid: kid,
        issuer: ISSUER,
        subject: username,
        jwtid: sessionId,
      })
    },
    sessionOf: (token, now) => {
      try {
        const kid = jwt.decode(token, { complete: true })?.header.kid
        const key = kid === undefined ? undefined : keys.find(kid)
        return key && verifiedSession(token, key, now)
      } catch {
        return undefined
      }
    },
    xsrfToken: (sessionId) => xsrfToken(keys.current(), sessionId),
    isXsrfToken: (token, sessionId) => keys.all().some((key) => isEqual(token, xsrfToken(key, sessionId))),
  }
}

function verifiedSession(token: string, { secret }: SigningKey, now: Date): string | undefined {
  const payload = jwt.verify(token, secret, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    clockTimestamp: seconds(now),
  })
  if (typeof payload === 'string' || payload.exp === undefined || payload.sub === undefined) return undefined
  return typeof payload.jti === 'string' ? payload.jti : undefined
}

function xsrfToken({ secret }: SigningKey, sessionId: string): string {
  return createHmac('sha256', secret).update(`xsrf ${sessionId}`).digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
