import {
  findOrderCopies,
  type ItemType,
  keepOrderCopies,
  type OrderCopy,
  type PortalHost,
} from '@carrier-portal/contract'

/** The copies of a page, in one session. */
export interface PageCopies {
  /** The orders that were loaded in this page, the newest last. */
  readonly orders: Map<string, OrderCopy>
  /** The others of an earlier page. This page loads them again when a list wants them and the server is reached. */
  readonly earlier: Map<string, OrderCopy>
  /** Resolves when the copies of the earlier page were read from the device. */
  readonly read: Promise<void>
  /** Whether this page keeps its copies on the device: once a list has wanted orders ahead of time, as on phones, in it or earlier. */
  isOnDevice: boolean
  /** The orders to load: changed ones, and those that a list wants ahead of time. */
  readonly missing: Set<string>
  /** Of each order the turn of its last change, or of the request that loaded its copy: an earlier request got an older order. */
  readonly turns: Map<string, number>
  /** Counts the changes and the requests of this page. */
  turn: number
  itemTypes?: readonly ItemType[]
}

const MOST_ORDERS = 50

/** Begins with what the device has kept of this session. */
export function createPageCopies(host: PortalHost): PageCopies {
  const copies: PageCopies = {
    orders: new Map(),
    earlier: new Map(),
    read: findOrderCopies(host).then(({ orders, itemTypes }) => {
      // A change in this page must reach them before a list wants orders ahead of time here, too.
      if (orders.length > 0) copies.isOnDevice = true
      for (const copy of orders) {
        const number = copy.loaded.workOrder.workOrderNumber
        if (!copies.turns.has(number)) copies.earlier.set(number, copy)
      }
      if (itemTypes) copies.itemTypes ??= itemTypes
    }),
    isOnDevice: false,
    missing: new Set(),
    turns: new Map(),
    turn: 0,
  }
  return copies
}

/** Keeps the copy of an order that this page has loaded, and forgets the oldest ones. */
export function addCopy({ orders, earlier, missing }: PageCopies, copy: OrderCopy): void {
  const number = copy.loaded.workOrder.workOrderNumber
  missing.delete(number)
  earlier.delete(number)
  orders.delete(number)
  orders.set(number, copy)
  const [oldest] = orders.keys()
  if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest)
}

/** Forgets the copies of an order; whether there was one. */
export function dropCopy({ orders, earlier }: PageCopies, number: string): boolean {
  const wasEarlier = earlier.delete(number)
  return orders.delete(number) || wasEarlier
}

/** Writes the copies to the device, where this page keeps them there. */
export function storeCopies(host: PortalHost, copies: PageCopies): void {
  void copies.read.then(() => {
    if (!copies.isOnDevice) return
    const { orders, earlier, itemTypes } = copies
    keepOrderCopies(host, { orders: [...earlier.values(), ...orders.values()].slice(-MOST_ORDERS), itemTypes })
  })
}
