import type { PortalHost, WorkOrderListItem } from '@carrier-portal/contract'
import { type ListFilters, sameFilters } from '../search/listFilters.ts'
import { readFilters } from '../search/useSavedFilters.ts'
import type { OrderListCall } from './orderListCall.ts'

/** A list that takes the response later than this opened for another reason and sends a request of its own. */
const TIME_LIMIT_MS = 5_000

interface EarlyRequest {
  readonly name: string
  readonly username: string
  readonly filters: ListFilters
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly orders: Promise<readonly WorkOrderListItem[]>
}

const earlyRequests = new WeakMap<PortalHost, EarlyRequest>()

/** Sends the first request of a list before its screen is rendered: the response arrives while React renders. */
export function requestEarly(host: PortalHost, { name, filters: screen, load }: OrderListCall): void {
  const { username, carriers } = host.session.get()
  if (carriers.length === 0) return
  const filters = readFilters(screen, carriers)
  const orders = load(host, filters, {})
  // The list that takes the response shows its failure.
  orders.catch(() => undefined)
  earlyRequests.set(host, { name, username, filters, sentAt: Date.now(), orders })
}

/** The response of the early request, once, for the list that it was sent for; else undefined. */
export function takeEarlyResponse(host: PortalHost, name: string, username: string, filters: ListFilters) {
  const early = earlyRequests.get(host)
  earlyRequests.delete(host)
  const isSame = early?.name === name && early.username === username && sameFilters(early.filters, filters)
  return isSame && Date.now() - early.sentAt < TIME_LIMIT_MS ? early.orders : undefined
}
