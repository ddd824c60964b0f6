import { Readable } from 'node:stream'
import { validateDays } from '../orders/searchDays.ts'
import type { Backend } from '../server/backend.ts'
import type { Call, HandlerResult, Handlers } from '../server/handlers.ts'
import { JsonText } from '../server/jsonResponse.ts'
import { Refusal } from '../server/refusal.ts'
import { record } from '../store/audit.ts'
import type { Queries } from '../store/database.ts'
import { listPiece } from '../store/orderJson.ts'
import { type OrderQuery, searchOrders } from '../store/orders.ts'

type ListCall = 'availableOrders' | 'acceptedOrders' | 'completedOrders'

/** Orders read and sent at once. Between two pieces of a longer list the database serves other requests. */
const PIECE = 500

/** The three lists. Codes of carriers that the user does not work for find nothing. */
export function orderLists({ database, now }: Backend): Pick<Handlers, ListCall> {
  const search = async ({ session, address }: Call<ListCall>, query: OrderQuery): Promise<HandlerResult> => {
    const problem = validateDays(query.startDate, query.endDate)
    if (problem !== undefined) throw new Refusal(422, problem)
    const carrierCodes = session.carrierCodes.filter((code) => query.carrierCodes.includes(code))
    const isRefused = query.carrierCodes.some((code) => !carrierCodes.includes(code))
    const result = isRefused ? 'refused' : 'done'
    const [ids] = await Promise.all([
      searchOrders(database, { ...query, carrierCodes }),
      record(database, { at: now(), username: session.username, action: 'search', result, address }),
    ])
    return { body: await listBody(database, ids) }
  }

  return {
    availableOrders: (call) => search(call, { ...call.body, statuses: ['AVAILABLE'] }),
    acceptedOrders: (call) => search(call, { ...call.body, statuses: call.body.conditions }),
    completedOrders: (call) => search(call, { ...call.body, statuses: ['COMPLETED'] }),
  }
}

async function listBody(queries: Queries, ids: readonly number[]): Promise<JsonText | Readable> {
  const first = await listPiece(queries, ids.slice(0, PIECE))
  if (ids.length <= PIECE) return new JsonText(`{"workOrders":[${first}]}`)
  return Readable.from(longList(queries, ids, first))
}

/** The database builds the next piece while the present one is sent. */
async function* longList(queries: Queries, ids: readonly number[], first: string): AsyncGenerator<string> {
  let built: string | undefined = `{"workOrders":[${first}`
  for (let at = PIECE; built !== undefined; at += PIECE) {
    const next: Promise<string> | undefined =
      at < ids.length ? listPiece(queries, ids.slice(at, at + PIECE)) : undefined
    // A client that has gone reads no further piece, so nothing else would handle an error of this one.
    next?.catch(() => undefined)
    yield built
    built = next && `,${await next}`
  }
  yield ']}'
}
