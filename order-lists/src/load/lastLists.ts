import type { PortalHost, WorkOrderListItem } from '@carrier-portal/contract'
import { calendarDayOf } from '@carrier-portal/shared-ui/time'
import { type ListFilters, sameFilters } from '../search/listFilters.ts'

/** The response of a search, with the filters and the user that it was sent for. */
export interface LoadedData {
  readonly orders: readonly WorkOrderListItem[]
  readonly newNumbers: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly loadedAt: number
  readonly applied: ListFilters
  readonly username: string
}

/** The last responses of a page's lists, by the list's name. They are in the memory of the page only. */
const lastLists = new WeakMap<PortalHost, Map<string, LoadedData>>()

/** Keeps a list's last response, which is shown at once when the list opens again, unless its user's session has ended. */
export function keepList(host: PortalHost, name: string, data: LoadedData): void {
  if (data.username === host.session.get().username) listsOf(host).set(name, data)
}

/**
 * The last response of a list for the same user and search. A change of an order in this tab and the end of the user's
 * session delete all of them; after a change the open list keeps its own until it is fetched again.
 */
export function lastList(host: PortalHost, name: string, username: string, applied: ListFilters) {
  const data = lastLists.get(host)?.get(name)
  if (data?.username !== username || !isOfSearch(data, applied)) return undefined
  return { ...data, applied, newNumbers: new Set<string>() }
}

/** Whether a response is of these filters. "Today" is another search on the next day of the device's calendar, a custom range is not. */
export function isOfSearch(
  { applied, loadedAt }: Pick<LoadedData, 'applied' | 'loadedAt'>,
  filters: ListFilters,
): boolean {
  const isOfDay = filters.dateOption === 'CUSTOM' || calendarDayOf(new Date(loadedAt)) === calendarDayOf(new Date())
  return isOfDay && sameFilters(applied, filters)
}

function listsOf(host: PortalHost): Map<string, LoadedData> {
  const known = lastLists.get(host)
  if (known) return known
  const lists = new Map<string, LoadedData>()
  const { username } = host.session.get()
  const endSubscriptions = [
    host.orders.changed.subscribe(() => lists.clear()),
    host.session.subscribe(() => {
      if (host.session.get().username === username) return
      lastLists.delete(host)
      for (const unsubscribe of endSubscriptions) unsubscribe()
    }),
  ]
  lastLists.set(host, lists)
  return lists
}
