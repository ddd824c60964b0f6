import type { Queries } from './database.ts'

/** A line item of an order: what a save can change. */
export interface StoredLineItem {
  readonly id: number
  readonly item_type_id: number
  readonly quantity: number
  readonly barcode: string | null
  readonly pickup_time: string | null
  readonly pickup_offset: string | null
  readonly dropoff_time: string | null
  readonly dropoff_offset: string | null
}

/** One line item of a save; a null id makes a new one. */
export type SavedLineItem = Omit<StoredLineItem, 'id'> & { readonly id: number | null }

const SAVED = `(id int, item_type_id int, quantity int, barcode text, pickup_time text, pickup_offset text,
  dropoff_time text, dropoff_offset text)`

/** The line items of an order. */
export async function lineItemsOf(queries: Queries, orderId: number): Promise<readonly StoredLineItem[]> {
  return queries.query(
    `select id, item_type_id, quantity, barcode, pickup_time, pickup_offset, dropoff_time, dropoff_offset
     from line_items where order_id = $1`,
    [orderId],
  )
}

/**
 * Replaces the line items of an order: updates those with an id, inserts those without, deletes the removed ones.
 * A new item of a type that the order already has (a split one, for example) takes the temperature state of that type.
 */
export async function replaceLineItems(
  queries: Queries,
  orderId: number,
  items: readonly SavedLineItem[],
  removedIds: readonly number[],
): Promise<void> {
  const [known, added] = [items.filter((item) => item.id !== null), items.filter((item) => item.id === null)]
  await queries.query(
    `insert into line_items (order_id, item_type_id, temp_state, quantity, barcode, pickup_time, pickup_offset,
       dropoff_time, dropoff_offset)
     select $1, saved.item_type_id,
       (select temp_state from line_items kept
        where kept.order_id = $1 and kept.item_type_id = saved.item_type_id order by kept.id limit 1),
       quantity, barcode, pickup_time, pickup_offset, dropoff_time, dropoff_offset
     from jsonb_to_recordset($2::jsonb) as saved ${SAVED}`,
    [orderId, JSON.stringify(added)],
  )
  await queries.query('delete from line_items where order_id = $1 and id = any($2::int[])', [orderId, removedIds])
  await queries.query(
    `update line_items set item_type_id = saved.item_type_id, quantity = saved.quantity, barcode = saved.barcode,
       pickup_time = saved.pickup_time, pickup_offset = saved.pickup_offset, dropoff_time = saved.dropoff_time,
       dropoff_offset = saved.dropoff_offset
     from jsonb_to_recordset($2::jsonb) as saved ${SAVED}
     where line_items.id = saved.id and order_id = $1`,
    [orderId, JSON.stringify(known)],
  )
}

/** Every item type. */
export async function listItemTypes(
  queries: Queries,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return queries.query('select id, name from item_types order by id')
}
