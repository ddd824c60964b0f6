import type { Backend } from '../server/backend.ts'
import type { Handlers } from '../server/handlers.ts'
import { record } from '../store/audit.ts'
import { listItemTypes } from '../store/lineItems.ts'

/** The kinds of item that a line item can be. */
export function itemTypes({ database, now }: Backend): Handlers['itemTypes'] {
  return async ({ session, address }) => {
    const entry = { at: now(), username: session.username, action: 'view-item-types', result: 'done', address } as const
    await record(database, entry)
    return { body: await listItemTypes(database) }
  }
}
