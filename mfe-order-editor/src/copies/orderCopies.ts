import { type ItemType, isApiError, type LoadedOrder, type PortalHost } from '@carrier-portal/contract'
import { isUnreachable } from '../outbox/keepUnsent.ts'

/** An order as it was last loaded in this page. */
export interface OrderCopy {
  readonly loaded: LoadedOrder
  /** Milliseconds since 1970. */
  readonly loadedAt: number
}

interface Copies {
  readonly orders: Map<string, OrderCopy>
  /** The last reload of each changed order that has not been loaded again yet. */
  readonly reloads: Map<string, symbol>
  itemTypes?: readonly ItemType[]
}

const MOST_ORDERS = 50

/** The copies of each page. They are in its memory only, and the end of the user's session deletes them. */
const copiesOfPages = new WeakMap<PortalHost, Copies>()

/**
 * Keeps an order that was just loaded, if the session has not ended meanwhile. Without an outbox nothing is kept, because
 * its save could not wait either.
 */
export function keepOrder(host: PortalHost, loaded: LoadedOrder): void {
  if (!host.outbox || host.session.get().username === '') return
  const { orders, reloads } = copiesOf(host)
  const number = loaded.workOrder.workOrderNumber
  reloads.delete(number)
  orders.delete(number)
  orders.set(number, { loaded, loadedAt: Date.now() })
  const [oldest] = orders.keys()
  if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest)
}

/** Keeps the item types that a form offers. */
export function keepItemTypes(host: PortalHost, itemTypes: readonly ItemType[]): void {
  if (host.outbox) copiesOf(host).itemTypes = itemTypes
}

/** The order as it was last loaded in this page, when it cannot be loaded because the server is not reached. */
export function copyAfter(error: unknown, host: PortalHost, workOrderNumber: string): OrderCopy | undefined {
  if (!isApiError(error) || !isUnreachable(error)) return undefined
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
  const copies: Copies = { orders: new Map(), reloads: new Map() }
  const { username } = host.session.get()
  const copyAllAgain = () => {
    for (const number of copies.reloads.keys()) void copyAgain(host, copies, number)
  }
  globalThis.addEventListener('online', copyAllAgain)
  const subscriptions = [
    () => globalThis.removeEventListener('online', copyAllAgain),
    host.orders.changed.subscribe(({ workOrderNumber: number }) => {
      if (copies.orders.delete(number) || copies.reloads.has(number)) void copyAgain(host, copies, number)
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

/**
 * Loads a changed order again: a driver who has saved the pickup may be without a connection at the dropoff. A reload that
 * fails is repeated when the device is connected again.
 */
async function copyAgain(host: PortalHost, copies: Copies, workOrderNumber: string): Promise<void> {
  const reload = Symbol(workOrderNumber)
  copies.reloads.set(workOrderNumber, reload)
  const loaded = await host.api.orderDetails(workOrderNumber, { background: true }).catch(() => undefined)
  const isLast = copiesOfPages.get(host) === copies && copies.reloads.get(workOrderNumber) === reload
  if (loaded && isLast) keepOrder(host, loaded)
}
