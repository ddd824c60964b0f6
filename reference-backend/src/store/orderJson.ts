import type { Queries } from './database.ts'
import type { OrderFacts } from './orders.ts'

/**
 * The line items of `orders` as JSON. The database builds the JSON of responses, because rows would be parsed, copied
 * and printed again for each of them. It prints a row faster than an object that is built from names and values.
 */
const LINE_ITEMS = `coalesce((
  select json_agg(item) from (
    select line_items.id as "workOrderLineItemId", item_type_id as "itemTypeId", item_types.name as "itemTypeName",
      temp_state as "tempState", quantity, comments, barcode, length, width, height, weight,
      pickup_time as "pickupTimeActual", pickup_offset as "pickupTimeOffset",
      dropoff_time as "dropoffTimeActual", dropoff_offset as "dropoffTimeOffset"
    from line_items join item_types on item_types.id = item_type_id
    where line_items.order_id = orders.id order by line_items.id
  ) item
), '[]')`

/** The facts of a list item. Their type `json` keeps each value as it is stored. */
const LISTED_FACTS = [
  'pickupClientLocationName',
  'dropoffClientLocationName',
  'pickupEarliestDateTime',
  'pickupLatestDateTime',
  'dropoffEarliestDateTime',
  'dropoffLatestDateTime',
  'tripClassifier',
  'vehicleType',
  'mileage',
  'timeToComplete',
] satisfies readonly (keyof OrderFacts)[]

const DETAILS = `facts || jsonb_build_object(
  'workOrderNumber', number, 'workOrderId', orders.id, 'status', status, 'ocReferenceNumber', oc_reference_number,
  'pickupPOD', pickup_pod, 'dropoffPOD', dropoff_pod, 'ocComments', oc_comments, 'noLoad', no_load,
  'noLoadComments', no_load_comments, 'noLoadPickupTime', no_load_pickup_time, 'ocCharge', oc_charge,
  'lineItems', ${LINE_ITEMS}
)`

/** The SQL of a piece of a list, for `npm run plans`. */
export const LIST_PIECE_SQL = `select string_agg(row_to_json(item)::text, ',' order by position) as json
  from unnest($1::int[]) with ordinality as wanted (id, position) cross join lateral (
    select number as "workOrderNumber", orders.id as "workOrderId", status,
      ${LISTED_FACTS.map((name) => `listed."${name}"`).join(', ')},
      coalesce(listed."tempStates", '[]') as "tempStates", ${LINE_ITEMS} as "lineItems"
    from orders, jsonb_to_record(facts)
      as listed(${LISTED_FACTS.map((name) => `"${name}" json`).join(', ')}, "tempStates" json)
    where orders.id = wanted.id
  ) item`

/** The SQL of the details of an order, for `npm run plans`. */
export const DETAILS_SQL = `select version, (${DETAILS})::text as json from orders
  where number = $1 and carrier_code = any($2::text[])`

/** The list items of these orders in this order: comma-separated JSON texts. */
export async function listPiece(queries: Queries, orderIds: readonly number[]): Promise<string> {
  const [row] = await queries.query<{ readonly json: string | null }>(LIST_PIECE_SQL, [orderIds])
  return row?.json ?? ''
}

/** An order of these carriers with all of its details as JSON, or undefined. */
export async function orderDetailsJson(
  queries: Queries,
  number: string,
  carrierCodes: readonly string[],
): Promise<{ readonly version: number; readonly json: string } | undefined> {
  const [row] = await queries.query<{ readonly version: number; readonly json: string }>(DETAILS_SQL, [
    number,
    carrierCodes,
  ])
  return row
}
