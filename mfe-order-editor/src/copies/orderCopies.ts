import type { ItemType, LoadedOrder, PortalHost } from '@carrier-portal/contract'
import { isUnreachable } from '../outbox/keepUnsent.ts'

/** An order as it was last loaded in this page. */
export interface OrderCopy {
  readonly loaded: LoadedOrder
  /** Milliseconds since 1970. */
  readonly loadedAt: number
}

interface Copies {
  readonly orders: Map<string, OrderCopy>
  /** The orders to load: changed ones, and those that a list wants ahead of time. */
  readonly missing: Set<string>
  /** Of each order the turn of its last change, or of the request that loaded its copy: an earlier request got an older order. */
  readonly turns: Map<string, number>
  /** Counts the changes and the requests of this page. */
  turn: number
  itemTypes?: readonly ItemType[]
}

const MOST_ORDERS = 50

/** The copies of each page. They are in its memory only, and the end of the user's session deletes them. */
const copiesOfPages = new WeakMap<PortalHost, Copies>()

/**
 * To be called before an order is requested. The returned function keeps the loaded order, if the session has not ended and
 * the order was not changed meanwhile, and no later request has loaded it. Without an outbox nothing is kept, because its
 * save could not wait either.
 */
export function prepareCopy(host: PortalHost): (loaded: LoadedOrder) => void {
  if (!host.outbox) return () => undefined
  const copies = copiesOf(host)
  const { orders, missing, turns } = copies
  copies.turn += 1
  const { turn } = copies
  return (loaded) => {
    const number = loaded.workOrder.workOrderNumber
    if (copiesOfPages.get(host) !== copies || turn < (turns.get(number) ?? 0)) return
    turns.set(number, turn)
    missing.delete(number)
    orders.delete(number)
    orders.set(number, { loaded, loadedAt: Date.now() })
    const [oldest] = orders.keys()
    if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest)
  }
}

/** Keeps the item types that a form offers. */
export function keepItemTypes(host: PortalHost, itemTypes: readonly ItemType[]): void {
  if (host.outbox) copiesOf(host).itemTypes = itemTypes
}

/** The order as it was last loaded in this page, when it cannot be loaded because the server is not reached. */
export function copyAfter(error: unknown, host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  if (!isUnreachable(error)) return undefined
  return lastCopy(host, workOrderNumber)
}

/** The order as it was last loaded in this page. */
export function lastCopy(host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  return copiesOfPages.get(host)?.orders.get(workOrderNumber)
}

/** The item types for the form of a copy: those loaded last, else those of its own items. */
export function itemTypesFor(host: PortalHost, { loaded }: OrderCopy): readonly ItemType[] {
  const known = copiesOfPages.get(host)?.itemTypes
  if (known) return known
  const types = new Map<ItemType['id'], ItemType>()
  for (const { itemTypeId: id, itemTypeName: name } of loaded.workOrder.lineItems)
    if (id !== null) types.set(id, { id, name: name ?? String(id) })
  return [...types.values()]
}

function copiesOf(host: PortalHost): Copies {
  const known = copiesOfPages.get(host)
  if (known) return known
  const copies: Copies = { orders: new Map(), missing: new Set(), turns: new Map(), turn: 0 }
  const { username } = host.session.get()
  const whenOnline = () => void copyMissing(host)
  globalThis.addEventListener('online', whenOnline)
  const subscriptions = [
    () => globalThis.removeEventListener('online', whenOnline),
    host.orders.changed.subscribe(({ workOrderNumber: number }) => {
      copies.turn += 1
      copies.turns.set(number, copies.turn)
      if (copies.orders.delete(number)) copies.missing.add(number)
      if (copies.missing.has(number)) void copyOrder(host, number)
    }),
    host.session.subscribe(() => {
      if (host.session.get().username === username) return
      copiesOfPages.delete(host)
      for (const unsubscribe of subscriptions) unsubscribe()
    }),
  ]
  copiesOfPages.set(host, copies)
  return copies
}

/** Loads orders that have no copy yet, and the item types for their forms. */
export async function copyAhead(host: PortalHost, workOrderNumbers: readonly string[]): Promise<void> {
  if (!host.outbox) return
  const copies = copiesOf(host)
  for (const number of workOrderNumbers) if (!copies.orders.has(number)) copies.missing.add(number)
  if (copies.missing.size === 0) return
  if (!copies.itemTypes) {
    const itemTypes = await host.api.itemTypes({ background: true }).catch(() => undefined)
    if (itemTypes) copies.itemTypes = itemTypes
  }
  await copyMissing(host)
}

/** Loads the missing orders one after the other. A call that does not reach the server ends it, and so does the end of the session. */
async function copyMissing(host: PortalHost): Promise<void> {
  const copies = copiesOf(host)
  for (const number of copies.missing) {
    const hasSessionEnded = copiesOfPages.get(host) !== copies
    if (hasSessionEnded || !(await copyOrder(host, number))) return
  }
}

/**
 * Loads an order for the time without a connection: a driver who has saved the pickup may have none at the dropoff. Where
 * the server is not reached, that is repeated when the device is connected again. Resolves with whether it was reached.
 */
async function copyOrder(host: PortalHost, workOrderNumber: string): Promise<boolean> {
  const { missing } = copiesOf(host)
  const keep = prepareCopy(host)
  return host.api.orderDetails(workOrderNumber, { background: true }).then(
    (loaded) => {
      keep(loaded)
      return true
    },
    (error: unknown) => {
      if (isUnreachable(error)) return false
      missing.delete(workOrderNumber)
      return true
    },
  )
}
