import { eulaDocument } from '../documents/documents.ts'
import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import { endSessions } from '../session/sessions.ts'
import { record } from '../store/audit.ts'
import { acceptEula, accountName, setPassword } from '../store/users.ts'
import { passwordProblem } from '../users/passwordProblem.ts'

type AccountCall = 'resetPassword' | 'eulaDocument' | 'eulaAcknowledged' | 'acknowledgeEula'

/** How far a device's clock may differ from the server's. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60_000

/** Licence and password of the signed-in user. */
export function accountHandlers({ database, passwords, now }: Backend): Pick<Handlers, AccountCall> {
  return {
    resetPassword: async ({ body, session, address }) => {
      const entry = { at: now(), username: session.username, action: 'reset-password', address } as const
      if (accountName(body.username) !== session.username) {
        await record(database, { ...entry, result: 'refused' })
        throw new Refusal(403, 'Only the password of the signed-in user can be set.')
      }
      const problem = passwordProblem(body.newPassword)
      if (problem !== undefined) throw new Refusal(422, problem)
      const stored = await passwords.hash(body.newPassword)
      await database.transaction(async (queries) => {
        await setPassword(queries, session.username, stored)
        await endSessions(queries, { username: session.username }, now())
        await record(queries, { ...entry, result: 'done' })
      })
      return { body: 'Password updated' }
    },

    eulaDocument: async ({ session, address }) => {
      await record(database, { at: now(), username: session.username, action: 'view-eula', result: 'done', address })
      return { body: await eulaDocument(), headers: { 'content-disposition': 'inline; filename="EULA.pdf"' } }
    },

    eulaAcknowledged: async ({ session, address }) => {
      await record(database, { at: now(), username: session.username, action: 'check-eula', result: 'done', address })
      return { body: String(session.eulaAccepted) }
    },

    acknowledgeEula: async ({ body, session, address }) => {
      const acceptedAt = new Date(body.eulaAcknowledgedDate)
      if (!(Math.abs(acceptedAt.getTime() - now().getTime()) <= CLOCK_TOLERANCE_MS))
        throw new Refusal(422, 'eulaAcknowledgedDate must be within a day of the present time.')
      await database.transaction(async (queries) => {
        await acceptEula(queries, session.username, acceptedAt)
        await record(queries, { at: now(), username: session.username, action: 'accept-eula', result: 'done', address })
      })
      return { body: 'Acknowledged' }
    },
  }
}
