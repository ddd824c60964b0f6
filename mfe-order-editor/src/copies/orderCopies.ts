import {
  type ItemType,
  isApiError,
  isOrderGone,
  isUnreached,
  type LoadedOrder,
  type PortalHost,
} from '@carrier-portal/contract'
import { addCopy, createPageCopies, dropCopy, type PageCopies, storeCopies } from './pageCopies.ts'

/** The copies of each page. The end of the user's session deletes them. */
const copiesOfPages = new WeakMap<PortalHost, PageCopies>()

/** The copies of a page that has requested an order in this session. */
export function presentCopies(host: PortalHost): PageCopies | undefined {
  return copiesOfPages.get(host)
}

/**
 * To be called before an order is requested. The returned function keeps the loaded order, if the session has not ended and
 * the order was not changed meanwhile, and no later request has loaded it. Without an outbox nothing is kept, because its
 * save could not wait either.
 */
export function prepareCopy(host: PortalHost): (loaded: LoadedOrder) => void {
  if (!host.outbox) return () => undefined
  const copies = copiesOf(host)
  const { turns } = copies
  copies.turn += 1
  const { turn } = copies
  return (loaded) => {
    const number = loaded.workOrder.workOrderNumber
    if (copiesOfPages.get(host) !== copies || turn < (turns.get(number) ?? 0)) return
    turns.set(number, turn)
    addCopy(copies, { loaded, loadedAt: Date.now() })
    storeCopies(host, copies)
  }
}

/** Keeps the item types that a form offers. */
export function keepItemTypes(host: PortalHost, itemTypes: readonly ItemType[]): void {
  if (!host.outbox) return
  const copies = copiesOf(host)
  copies.itemTypes = itemTypes
  storeCopies(host, copies)
}

function copiesOf(host: PortalHost): PageCopies {
  const known = copiesOfPages.get(host)
  if (known) return known
  const copies = createPageCopies(host)
  const { username } = host.session.get()
  const whenAble = () => void copyMissing(host)
  globalThis.addEventListener('online', whenAble)
  const subscriptions = [
    () => globalThis.removeEventListener('online', whenAble),
    host.orders.changed.subscribe(({ workOrderNumber: number }) => {
      copies.turn += 1
      copies.turns.set(number, copies.turn)
      if (dropCopy(copies, number)) copies.missing.add(number)
      storeCopies(host, copies)
      if (copies.missing.has(number)) void copyOrder(host, number)
    }),
    host.session.subscribe(() => {
      // The user has signed in again.
      if (host.session.get().username === username) return whenAble()
      copiesOfPages.delete(host)
      for (const unsubscribe of subscriptions) unsubscribe()
    }),
  ]
  copiesOfPages.set(host, copies)
  return copies
}

/** Loads orders that this page has not loaded yet, and the item types for their forms. */
export async function copyAhead(host: PortalHost, workOrderNumbers: readonly string[]): Promise<void> {
  if (!host.outbox) return
  const copies = copiesOf(host)
  copies.isOnDevice = true
  // Those that this page loaded before. Without any, the device has the earlier ones, also where it could not read them now.
  if (copies.orders.size > 0) storeCopies(host, copies)
  for (const number of workOrderNumbers) if (!copies.orders.has(number)) copies.missing.add(number)
  if (copies.missing.size === 0) return
  if (!copies.itemTypes) {
    const itemTypes = await host.api.itemTypes({ background: true }).catch(() => undefined)
    if (itemTypes) keepItemTypes(host, itemTypes)
  }
  await copyMissing(host)
}

/**
 * Loads the missing orders one after the other. A call that does not reach the server or has no session ends it, and so does the
 * end of the session.
 */
async function copyMissing(host: PortalHost): Promise<void> {
  const copies = copiesOf(host)
  for (const number of copies.missing) {
    const hasSessionEnded = copiesOfPages.get(host) !== copies
    if (hasSessionEnded || !(await copyOrder(host, number))) return
  }
}

/**
 * Loads an order for the time without a connection: a driver who has saved the pickup may have none at the dropoff. Where
 * the server is not reached or the session has expired, that is repeated when the device is connected again or the user has signed
 * in again. Resolves with whether the server has responded to the user.
 */
async function copyOrder(host: PortalHost, workOrderNumber: string): Promise<boolean> {
  const copies = copiesOf(host)
  const keep = prepareCopy(host)
  return host.api.orderDetails(workOrderNumber, { background: true }).then(
    (loaded) => {
      keep(loaded)
      return true
    },
    (error: unknown) => {
      if (isUnreached(error) || (isApiError(error) && error.failure === 'unauthorised')) return false
      copies.missing.delete(workOrderNumber)
      if (isOrderGone(error) && dropCopy(copies, workOrderNumber)) storeCopies(host, copies)
      return true
    },
  )
}
