import { isRecord, type PortalHost } from '@carrier-portal/contract'
import { isOfSearch, type LoadedData } from './lastLists.ts'

/** What is kept of a response; another shape needs another name. */
type ListCopy = Pick<LoadedData, 'orders' | 'loadedAt' | 'applied'>

const nameOf = (list: string) => `list ${list} 1`

/** Keeps a list's last response on the device, for a page that opens without a connection. */
export function keepListCopy(host: PortalHost, list: string, { orders, loadedAt, applied }: LoadedData): void {
  host.copies?.keep(nameOf(list), { orders, loadedAt, applied } satisfies ListCopy)
}

/** The response that an earlier page has kept, for the same search. */
export async function findListCopy(
  host: PortalHost,
  list: string,
  { username, applied }: Pick<LoadedData, 'username' | 'applied'>,
): Promise<LoadedData | undefined> {
  const copy = await host.copies?.find(nameOf(list))
  if (!isListCopy(copy) || !isOfSearch(copy, applied)) return undefined
  return { orders: copy.orders, loadedAt: copy.loadedAt, applied, username, newNumbers: new Set() }
}

function isListCopy(value: unknown): value is ListCopy {
  return isRecord(value) && Array.isArray(value.orders) && isRecord(value.applied)
}
