import type { components, OrderStatus } from '@carrier-portal/contract'
import type { Queries } from './database.ts'

type Schemas = components['schemas']
export type OrderFacts = Omit<
  Schemas['WorkOrder'],
  | 'workOrderNumber'
  | 'workOrderId'
  | 'status'
  | 'lineItems'
  | 'ocReferenceNumber'
  | 'pickupPOD'
  | 'dropoffPOD'
  | 'ocComments'
  | 'noLoad'
  | 'noLoadComments'
  | 'noLoadPickupTime'
  | 'ocCharge'
>

/** A stored order. `facts` holds the fields that the company sets and no carrier changes. */
export interface StoredOrder {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly version: number
  readonly facts: OrderFacts
  readonly pickup_pod: string | null
  readonly dropoff_pod: string | null
  readonly oc_comments: string | null
  readonly no_load: boolean
  readonly no_load_comments: string | null
  readonly no_load_pickup_time: string | null
  readonly oc_charge: number | null
}

const COLUMNS = `id, number, status, version, facts, pickup_pod, dropoff_pod, oc_comments, no_load, no_load_comments,
  no_load_pickup_time, oc_charge::float8 as oc_charge`

export interface OrderQuery {
  readonly statuses: readonly OrderStatus[]
  readonly carrierCodes: readonly string[]
  readonly startDate: string
  readonly endDate: string
  readonly sort?: 'PICKUP_EARLIEST' | 'STATUS'
  readonly sortDirection?: 'ASC' | 'DESC'
}

/** STATUS sorts routed orders before picked up ones. */
const SORTS = {
  PICKUP_EARLIEST: { ASC: 'pickup_at, number', DESC: 'pickup_at desc, number' },
  STATUS: {
    ASC: "(status = 'PICKED_UP'), pickup_at, number",
    DESC: "(status = 'PICKED_UP') desc, pickup_at, number",
  },
} as const

/** The ids of the orders whose pickup-earliest day, local to the pickup, is at least startDate and before endDate. */
export async function searchOrders(queries: Queries, query: OrderQuery): Promise<readonly number[]> {
  const { statuses, carrierCodes, startDate, endDate, sort = 'PICKUP_EARLIEST', sortDirection = 'ASC' } = query
  const parameters = [statuses, carrierCodes, startDate, endDate]
  const found = await queries.query<Pick<StoredOrder, 'id'>>(searchSql(sort, sortDirection), parameters)
  return found.map(({ id }) => id)
}

/** The SQL of a search, for `npm run plans`. */
export function searchSql(sort: keyof typeof SORTS, direction: 'ASC' | 'DESC'): string {
  return `select id from orders
    where status = any($1::text[]) and carrier_code = any($2::text[]) and pickup_day >= $3 and pickup_day < $4
    order by ${SORTS[sort][direction]}`
}

/** An order of these carriers by number or id, locked until the end of the transaction, or undefined. */
export async function lockOrder(
  queries: Queries,
  which: { readonly number: string } | { readonly id: number },
  carrierCodes: readonly string[],
): Promise<StoredOrder | undefined> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['number', which.number]
  const [order] = await queries.query<StoredOrder>(
    `select ${COLUMNS} from orders where ${column} = $1 and carrier_code = any($2::text[]) for update`,
    [value, carrierCodes],
  )
  return order
}

/** Accepts or declines an order that is still offered, in one conditional write: the first response wins. */
export async function respondToOffer(
  queries: Queries,
  number: string,
  carrierCodes: readonly string[],
  response: {
    readonly status: 'ROUTED' | 'REJECTED'
    readonly reference: string | null
    readonly comment: string | null
  },
): Promise<boolean> {
  const changed = await queries.query(
    `update orders set status = $3, oc_reference_number = coalesce($4, oc_reference_number), answer_comment = $5,
       version = version + 1
     where number = $1 and carrier_code = any($2::text[]) and status = 'AVAILABLE' returning id`,
    [number, carrierCodes, response.status, response.reference, response.comment],
  )
  return changed.length > 0
}

/** Sets the charge of a completed order, in dollars with whole cents; false when it is not completed. */
export async function setCharge(
  queries: Queries,
  id: number,
  carrierCodes: readonly string[],
  charge: number,
): Promise<boolean> {
  const changed = await queries.query(
    `update orders set oc_charge = $3, version = version + 1
     where id = $1 and carrier_code = any($2::text[]) and status = 'COMPLETED' returning id`,
    [id, carrierCodes, charge],
  )
  return changed.length > 0
}

/** The columns that a save of proof of delivery sets. */
export type ProofColumns = Omit<StoredOrder, 'id' | 'number' | 'version' | 'facts'>

/** Saves an order's proof of delivery and charge, and raises its version. The caller has checked access and version. */
export async function saveProof(queries: Queries, id: number, proof: ProofColumns): Promise<void> {
  await queries.query(
    `update orders set status = $2, pickup_pod = $3, dropoff_pod = $4, oc_comments = $5, no_load = $6,
       no_load_comments = $7, no_load_pickup_time = $8, oc_charge = $9, version = version + 1
     where id = $1`,
    [
      id,
      proof.status,
      proof.pickup_pod,
      proof.dropoff_pod,
      proof.oc_comments,
      proof.no_load,
      proof.no_load_comments,
      proof.no_load_pickup_time,
      proof.oc_charge,
    ],
  )
}
