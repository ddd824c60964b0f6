import { randomUUID } from 'node:crypto'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { forgetFailures, isLocked, noteFailure } from '../session/loginLimit.ts'
import { isPassword, NOBODYS_PASSWORD } from '../session/passwords.ts'
import { SESSION_LIFE_MS, startSession } from '../session/sessions.ts'
import { record } from '../store/audit.ts'
import { accountName, carriersOf, findUser } from '../store/users.ts'

/**
 * Signs in. An unknown name, a wrong password and a locked account take the same time and get the same answer
 * (reliability, rows 22 and 23).
 */
export function login({ database, tokens, now }: Backend): Handlers['login'] {
  return async ({ body, address }) => {
    const account = accountName(body.username)
    const user = await findUser(database, account)
    const wasLocked = await isLocked(database, account, now())
    const isRight = await isPassword(body.password, user && !wasLocked ? user.password : NOBODYS_PASSWORD)
    // Asked again: of many guesses sent at once, those after the fifth failure do not count, right or wrong.
    if (!user || !isRight || (await isLocked(database, account, now()))) {
      if (!wasLocked) await noteFailure(database, account, now())
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
      await forgetFailures(queries, account)
      const expiresAt = await startSession(queries, sessionId, user.username, at)
      await record(queries, { at, username: user.username, action: 'login', result: 'done', address })
      const carriers = await carriersOf(queries, user.username)
      const claims = { sessionId, username: user.username, carriers, now: at, expiresAt }
      return { token: await tokens.sign(claims), username: user.username }
    })
    return { body: { token, username }, headers: { 'set-cookie': xsrfCookie(tokens.xsrfToken(sessionId)) } }
  }
}

/** Read by the portal's script, so not HttpOnly (specification, section 7). */
function xsrfCookie(token: string): string {
  return `XSRF-TOKEN=${token}; Path=/; Max-Age=${SESSION_LIFE_MS / 1000}; SameSite=Strict; Secure`
}
