import { randomUUID } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { clearFailures, isDelayed, recordFailure } from '../session/loginDelay.ts'
import { DECOY_PASSWORD } from '../session/passwords.ts'
import { SESSION_LIFE_MS, startSession } from '../session/sessions.ts'
import { record } from '../store/audit.ts'
import { accountName, carriersOf, findUser, lockPassword, type User } from '../store/users.ts'

/**
 * Signs in. An unknown name, a wrong password, a disabled and a delayed account get the same response after the same work, so that
 * a caller cannot find out which accounts exist.
 */
export function login(backend: Backend): Handlers['login'] {
  const { database, tokens, passwords, now } = backend
  return async ({ body, address, origin }) => {
    const account = accountName(body.username)
    // As the rate limits do: one client can take any address of its IPv6 network.
    const network = normalizeIP(address)
    const user = await findUser(database, account)
    const wasDelayed = await isDelayed(database, account, network, now())
    const isRight = await passwords.matches(body.password, user && !wasDelayed ? user.password : DECOY_PASSWORD)
    // Checked again: concurrent guesses may have failed while this password was hashed.
    const isAllowed = user && isRight && !(await isDelayed(database, account, network, now()))
    const sessionId = randomUUID()
    const token = isAllowed ? await openSession(backend, { user, sessionId, network, address }) : undefined
    if (!user || !token) {
      // A refused login during a delay is not counted, so that guessing does not prolong the delay.
      if (!wasDelayed) await recordFailure(database, account, network, now())
      await record(database, {
        at: now(),
        username: user?.username ?? null,
        action: 'login',
        result: 'failed',
        address,
      })
      throw new Refusal(401, 'Username or password incorrect.')
    }
    return {
      body: { token, username: user.username },
      headers: { 'set-cookie': xsrfCookie(tokens.xsrfToken(sessionId), origin) },
    }
  }
}

interface CheckedLogin {
  readonly user: User
  readonly sessionId: string
  readonly network: string
  readonly address: string
}

/**
 * Starts the session of a checked login; returns its token. Undefined when the password was changed or the user disabled
 * while the password was hashed: what ends the sessions of the user has then missed this one.
 */
async function openSession(
  { database, tokens, now }: Backend,
  { user: { username, password }, sessionId, network, address }: CheckedLogin,
): Promise<string | undefined> {
  const at = now()
  return database.transaction(async (queries) => {
    if (!(await lockPassword(queries, username, password))) return undefined
    await clearFailures(queries, username, network)
    const expiresAt = await startSession(queries, sessionId, username, at)
    await record(queries, { at, username, action: 'login', result: 'done', address })
    const carriers = await carriersOf(queries, username)
    return tokens.sign({ sessionId, username, carriers, now: at, expiresAt })
  })
}

/**
 * Not HttpOnly, because the portal's script copies it into the X-XSRF-TOKEN header. Secure, except for a page at
 * http://localhost: WebKit refuses Secure cookies there.
 */
function xsrfCookie(token: string, origin: string | undefined): string {
  const isPlainLocalhost = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin ?? '')
  const secure = isPlainLocalhost ? '' : '; Secure'
  return `XSRF-TOKEN=${token}; Path=/; Max-Age=${SESSION_LIFE_MS / 1000}; SameSite=Strict${secure}`
}
