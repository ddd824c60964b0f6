import type { Queries } from './database.ts'

/**
 * The line items of `orders` as JSON. The database builds the JSON of responses, because rows would be parsed,
 * copied and printed again for each of them.
 */
const LINE_ITEMS = `coalesce((
  select json_agg(json_build_object(
    'workOrderLineItemId', line_items.id, 'itemTypeId', item_type_id, 'itemTypeName', item_types.name,
    'tempState', temp_state, 'quantity', quantity, 'comments', comments, 'barcode', barcode, 'length', length,
    'width', width, 'height', height, 'weight', weight, 'pickupTimeActual', pickup_time,
    'pickupTimeOffset', pickup_offset, 'dropoffTimeActual', dropoff_time, 'dropoffTimeOffset', dropoff_offset
  ) order by line_items.id)
  from line_items join item_types on item_types.id = item_type_id
  where line_items.order_id = orders.id
), '[]')`

const LIST_ITEM = `json_build_object(
  'workOrderNumber', number, 'workOrderId', orders.id, 'status', status,
  'pickupClientLocationName', facts->'pickupClientLocationName',
  'dropoffClientLocationName', facts->'dropoffClientLocationName',
  'pickupEarliestDateTime', facts->'pickupEarliestDateTime', 'pickupLatestDateTime', facts->'pickupLatestDateTime',
  'dropoffEarliestDateTime', facts->'dropoffEarliestDateTime', 'dropoffLatestDateTime', facts->'dropoffLatestDateTime',
  'tripClassifier', facts->'tripClassifier', 'vehicleType', facts->'vehicleType', 'mileage', facts->'mileage',
  'tempStates', coalesce(facts->'tempStates', '[]'), 'timeToComplete', facts->'timeToComplete',
  'lineItems', ${LINE_ITEMS}
)`

const DETAILS = `facts || jsonb_build_object(
  'workOrderNumber', number, 'workOrderId', orders.id, 'status', status, 'ocReferenceNumber', oc_reference_number,
  'pickupPOD', pickup_pod, 'dropoffPOD', dropoff_pod, 'ocComments', oc_comments, 'noLoad', no_load,
  'noLoadComments', no_load_comments, 'noLoadPickupTime', no_load_pickup_time, 'ocCharge', oc_charge,
  'lineItems', ${LINE_ITEMS}
)`

/** The SQL of a piece of a list, for `npm run plans`. */
export const LIST_PIECE_SQL = `select string_agg(${LIST_ITEM}::text, ',' order by wanted.position) as json
  from unnest($1::int[]) with ordinality as wanted (id, position) join orders on orders.id = wanted.id`

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
