import { randomUUID } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { clearFailures, isDelayed, recordFailure } from '../session/loginDelay.ts'
import { DECOY_PASSWORD } from '../session/passwords.ts'
import { SESSION_LIFE_MS, startSession } from '../session/sessions.ts'
import { record } from '../store/audit.ts'
import { accountName, carriersOf, findUser } from '../store/users.ts'

/**
 * Signs in. An unknown name, a wrong password, a disabled and a delayed account get the same response after the same work, so that
 * a caller cannot find out which accounts exist.
 */
export function login({ database, tokens, passwords, now }: Backend): Handlers['login'] {
  return async ({ body, address, origin }) => {
    const account = accountName(body.username)
    // As the rate limits do: one client can take any address of its IPv6 network.
    const network = normalizeIP(address)
    const user = await findUser(database, account)
    const wasDelayed = await isDelayed(database, account, network, now())
    const isRight = await passwords.matches(body.password, user && !wasDelayed ? user.password : DECOY_PASSWORD)
    // Checked again: concurrent guesses may have failed while this password was hashed.
    if (!user || !isRight || (await isDelayed(database, account, network, now()))) {
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

    const sessionId = randomUUID()
    const at = now()
    const { token, username } = await database.transaction(async (queries) => {
      await clearFailures(queries, account, network)
      const expiresAt = await startSession(queries, sessionId, user.username, at)
      await record(queries, { at, username: user.username, action: 'login', result: 'done', address })
      const carriers = await carriersOf(queries, user.username)
      const claims = { sessionId, username: user.username, carriers, now: at, expiresAt }
      return { token: tokens.sign(claims), username: user.username }
    })
    return { body: { token, username }, headers: { 'set-cookie': xsrfCookie(tokens.xsrfToken(sessionId), origin) } }
  }
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
