import type { LoadedOrder } from '../api/apiClient.ts'
import { isRecord } from '../api/readJson.ts'
import type { ItemType } from '../api/workOrder.ts'
import type { PortalHost } from './portalHost.ts'

/** An order as it was last loaded. */
export interface OrderCopy {
  readonly loaded: LoadedOrder
  /** Milliseconds since 1970. */
  readonly loadedAt: number
}

/**
 * The loaded orders on the device: the editor keeps them, and lists read them, too. Another shape needs another name, so that
 * a remote of another version finds none.
 */
export interface OrderCopies {
  readonly orders: readonly OrderCopy[]
  readonly itemTypes?: readonly ItemType[] | undefined
}

const NAME = 'orders 1'

/** Replaces the copies on the device. */
export function keepOrderCopies(host: PortalHost, copies: OrderCopies): void {
  host.copies?.keep(NAME, copies)
}

/** The orders that a page of this session has kept on the device. Never rejects. */
export async function findOrderCopies(host: PortalHost): Promise<OrderCopies> {
  const copies = await host.copies?.find(NAME)
  return isOrderCopies(copies) ? copies : { orders: [] }
}

function isOrderCopies(value: unknown): value is OrderCopies {
  return isRecord(value) && Array.isArray(value.orders)
}
