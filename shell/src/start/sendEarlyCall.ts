import type { EarlyCallPage } from '../api/earlyCall.ts'
import { dayOf, isListAddress, readListCall, screenPathOf } from '../api/listCall.ts'
import { hasTimedOut } from '../idle/lastActivity.ts'
import type { CookieDocument } from '../session/cookieAttributes.ts'
import { isAcceptanceStored } from '../session/licenceStorage.ts'
import { readToken, readUsername, readXsrfToken } from '../session/sessionCookies.ts'

/** The part of the browser's window that sends the call. */
export interface SendingPage extends EarlyCallPage {
  readonly document: CookieDocument
  readonly location: Pick<Location, 'origin' | 'pathname'>
  readonly localStorage: Storage
  fetch(url: string, init: RequestInit): Promise<Response>
}

/**
 * Repeats the last search of this address before the page's code is loaded, for the same user and day. The page's client
 * takes the response if it sends the same request; otherwise the response is unused. Never throws.
 */
export function sendEarlyCall(page: SendingPage, now: number): void {
  try {
    const { origin, pathname } = page.location
    const call = readListCall(page.localStorage, screenPathOf(pathname))
    const token = readToken(page.document)
    if (call === undefined || token === undefined || call.username !== readUsername(page.document)) return
    if (call.day !== dayOf(now) || !isListAddress(call.url, origin)) return
    if (hasTimedOut(page.localStorage, now) || !isAcceptanceStored(page.localStorage, call.username)) return
    const authorization = `Bearer ${token}`
    const xsrfToken = call.needsXsrfToken ? readXsrfToken(page.document) : undefined
    const { url, body } = call
    const response = page.fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: authorization,
        ...(xsrfToken && { 'X-XSRF-TOKEN': xsrfToken }),
      },
      body,
      cache: 'no-store',
      redirect: 'error',
    })
    const early = { url, authorization, xsrfToken, body, sentAt: now, response, hasArrived: false }
    page.earlyCall = early
    response.then(
      () => {
        early.hasArrived = true
      },
      // The request that follows is sent instead.
      () => undefined,
    )
  } catch {
    // Storage is blocked, so there is no stored search.
  }
}
