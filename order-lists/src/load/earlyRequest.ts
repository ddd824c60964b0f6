import type { PortalHost, WorkOrderListItem } from '@carrier-portal/contract'
import { type ListFilters, sameFilters } from '../search/listFilters.ts'
import { readFilters } from '../search/useSavedFilters.ts'
import { keepList } from './lastLists.ts'
import type { OrderListCall } from './orderListCall.ts'

/** As long as any call may take. A list that opens later than this after the early request sends a request of its own. */
const TIME_LIMIT_MS = 15_000

interface EarlyRequest {
  readonly name: string
  readonly username: string
  readonly filters: ListFilters
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly orders: Promise<readonly WorkOrderListItem[]>
}

const earlyRequests = new WeakMap<PortalHost, EarlyRequest>()

/**
 * Sends the first request of a list before its screen is rendered. A list that opens after the response shows it in its
 * first render. Resolves after the response or its failure, which the list that takes it shows.
 */
export async function requestEarly(host: PortalHost, { name, filters: screen, load }: OrderListCall): Promise<void> {
  const session = host.session.get()
  const { username } = session
  if (session.carriers.length === 0) return
  const applied = readFilters(screen, session)
  const orders = load(host, applied, {})
  earlyRequests.set(host, { name, username, filters: applied, sentAt: Date.now(), orders })
  const loaded = await orders.catch(() => undefined)
  if (loaded && earlyRequests.get(host)?.orders === orders)
    keepList(host, name, { orders: loaded, newNumbers: new Set(), loadedAt: Date.now(), applied, username })
}

/** The response of the early request, once, for the list that it was sent for; else undefined. */
export function takeEarlyResponse(host: PortalHost, name: string, username: string, filters: ListFilters) {
  const early = earlyRequests.get(host)
  earlyRequests.delete(host)
  const isSame = early?.name === name && early.username === username && sameFilters(early.filters, filters)
  return isSame && Date.now() - early.sentAt < TIME_LIMIT_MS ? early.orders : undefined
}
