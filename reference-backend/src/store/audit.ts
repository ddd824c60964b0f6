import type { Queries } from './database.ts'

/** One user action with time, result and address. Holds no patient data: of a change only the names of the fields. */
export interface AuditEvent {
  readonly at: Date
  readonly username: string | null
  readonly action:
    | 'login'
    | 'logout'
    | 'reset-password'
    | 'view-eula'
    | 'check-eula'
    | 'accept-eula'
    | 'search'
    | 'view'
    | 'accept'
    | 'decline'
    | 'update'
    | 'charge'
    | 'view-item-types'
  readonly result: 'done' | 'failed' | 'refused'
  readonly address: string
  readonly workOrderNumber?: string
  readonly changed?: readonly string[]
}

/** Adds a row to the append-only audit trail. */
export async function record(queries: Queries, event: AuditEvent): Promise<void> {
  await queries.query(
    `insert into audit (at, username, action, work_order_number, result, address, changed)
     values ($1, $2, $3, $4, $5, $6, $7::text[])`,
    [
      event.at.toISOString(),
      event.username,
      event.action,
      event.workOrderNumber ?? null,
      event.result,
      event.address,
      event.changed ?? [],
    ],
  )
}
