import { HOME_PATH, parseUrl } from '@carrier-portal/contract/routes'
import { tryStorage } from '../session/tryStorage.ts'

/** The last search of a list, as the next page at the same address repeats it. Only filters: no order is in it. */
export interface ListCall {
  readonly username: string
  /** The device's day on which it was sent: a search names its days. */
  readonly day: string
  readonly url: string
  readonly body: string
  /** Whether the client that sent it adds the anti-forgery header: `url` does not show whether its address was relative. */
  readonly needsXsrfToken: boolean
}

const KEY = 'list_calls'
const LIST_PATH = /^\/api\/orders\/(available|accepted|completed)$/

/** Whether an address is that of a list, on the page's own origin. */
export function isListAddress(url: string, origin: string): boolean {
  const address = parseUrl(url)
  return address?.origin === origin && LIST_PATH.test(address.pathname)
}

/** The day of a time in milliseconds since 1970, in the device's zone. */
export function dayOf(at: number): string {
  return new Date(at).toDateString()
}

/** The path of the screen that a page shows: the request may be sent before the page has moved from '/' to its start screen. */
export function screenPathOf(pathname: string): string {
  return pathname === '/' ? HOME_PATH : pathname
}

/** The stored search of the page at a path; undefined when there is none or it cannot be read. */
export function readListCall(storage: Storage, path: string): ListCall | undefined {
  const call = readAll(storage)[path]
  const texts = [call?.username, call?.day, call?.url, call?.body]
  return texts.every((text) => typeof text === 'string') && typeof call?.needsXsrfToken === 'boolean' ? call : undefined
}

/**
 * Stores the search of the page at a path, and drops those of another user, whose session expired. They go with the session's
 * other storage when the session ends. Where storage is blocked or full, the next page sends its search when its code has run.
 */
export function storeListCall(storage: Storage, path: string, call: ListCall): void {
  const own = Object.entries(readAll(storage)).filter(([, stored]) => stored?.username === call.username)
  tryStorage(() => storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(own), [path]: call })))
}

function readAll(storage: Storage): Readonly<Record<string, ListCall | undefined>> {
  const stored: unknown = tryStorage(() => JSON.parse(storage.getItem(KEY) ?? '{}'))
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, ListCall>) : {}
}
