import { needsXsrfToken } from '@carrier-portal/contract'
import { type EarlyCallPage, takeResponseOfEarlyCall } from './earlyCall.ts'
import { dayOf, isListAddress, screenPathOf, storeListCall } from './listCall.ts'

/** The part of the page where searches are stored. */
interface ListCallPage extends EarlyCallPage {
  readonly location: Pick<Location, 'origin' | 'pathname'>
  readonly localStorage: Storage
}

/** Who sends a search, with which base address of the client. */
interface Sender {
  readonly username: string
  readonly baseUrl: string
}

/** A screen's address. The address of an order is not one: a number in it would make each a stored one of its own. */
const SCREEN_PATH = /^\/[\w-]+$/

/**
 * Sends a request. The search of a list is stored for the next page at this address, and gets the response of the early
 * call where that was the same search.
 */
export async function sendListCall(page: ListCallPage, sender: Sender, request: Request): Promise<Response> {
  const { origin } = page.location
  const path = screenPathOf(page.location.pathname)
  if (request.method !== 'POST' || !isListAddress(request.url, origin)) return fetch(request)
  if (SCREEN_PATH.test(path)) void storeSearch(page.localStorage, path, sender, request.clone())
  // Reading a body takes until after the next render, so a request without an early call does not wait for it.
  if (page.earlyCall === undefined) return fetch(request)
  return (await takeResponseOfEarlyCall(page, request)) ?? fetch(request)
}

async function storeSearch(
  storage: Storage,
  path: string,
  { username, baseUrl }: Sender,
  copy: Request,
): Promise<void> {
  storeListCall(storage, path, {
    username,
    day: dayOf(Date.now()),
    url: copy.url,
    body: await copy.text(),
    needsXsrfToken: needsXsrfToken(copy.method, baseUrl),
  })
}
