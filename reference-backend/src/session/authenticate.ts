import type { FastifyRequest } from 'fastify'
import type { Backend } from '../server/backend.ts'
import type { Operation } from '../server/contractDocument.ts'
import { Refusal } from '../server/refusal.ts'
import { findSession, type StoredSession } from './sessions.ts'

/**
 * The session of a request. Throws 401 without a valid bearer (a cookie is not accepted), 403 without the
 * anti-forgery token, and 403 for an order call before the licence was accepted.
 */
export async function authenticate(
  backend: Backend,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  request: FastifyRequest,
): Promise<StoredSession> {
  const session = await sessionOf(backend, request)
  if (!session) throw new Refusal(401, 'Sign in first.')
  if (method !== 'GET') checkXsrfToken(backend, request, session)
  if (path.startsWith('/api/orders/') && !session.eulaAccepted)
    throw new Refusal(403, 'The license agreement has not been accepted.')
  return session
}

async function sessionOf(
  { database, tokens, now }: Backend,
  request: FastifyRequest,
): Promise<StoredSession | undefined> {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const at = now()
  const id = token === undefined ? undefined : tokens.sessionOf(token, at)
  return id === undefined ? undefined : findSession(database, id, at, request.headers['x-background'] === '1')
}

/**
 * The header must be right where it is sent, and must be sent where the request carries the cookie. Pages of other
 * origins (the embedded editor) have no cookie and send no header.
 */
function checkXsrfToken({ tokens }: Backend, request: FastifyRequest, session: StoredSession): void {
  const given = request.headers['x-xsrf-token']
  const hasCookie = /(?:^|;)\s*XSRF-TOKEN=/.test(request.headers.cookie ?? '')
  if (given === undefined && !hasCookie) return
  if (typeof given !== 'string' || !tokens.isXsrfToken(given, session.id))
    throw new Refusal(403, 'The anti-forgery token is missing or wrong.')
}
