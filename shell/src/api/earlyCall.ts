/** A call that the page's inline script sent before the page's code was loaded (shell/src/start/sendEarlyCall.ts). */
export interface EarlyCall {
  readonly url: string
  readonly authorization: string
  readonly xsrfToken: string | undefined
  readonly body: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly response: Promise<Response>
  /** Whether the response has begun to arrive. */
  hasArrived: boolean
}

/** The part of the window that passes the call on to the page's code. */
export interface EarlyCallPage {
  earlyCall?: EarlyCall | undefined
}

/**
 * As long as any call may take; an older response is not shown as new. On a slow network the page's code arrives six to ten
 * seconds after the call, and another one would cost a further round trip of up to 1.5 seconds.
 */
const TIME_LIMIT_MS = 15_000

/**
 * The response of the early call, once, for a request with the same address, tokens and body; undefined for any other
 * request, and after a failed call: the request is then sent.
 */
export async function takeResponseOfEarlyCall(page: EarlyCallPage, request: Request): Promise<Response | undefined> {
  const early = page.earlyCall
  if (early === undefined || early.url !== request.url) return undefined
  page.earlyCall = undefined
  const isSame =
    early.authorization === request.headers.get('Authorization') &&
    early.xsrfToken === (request.headers.get('X-XSRF-TOKEN') ?? undefined) &&
    Date.now() - early.sentAt < TIME_LIMIT_MS &&
    early.body === (await request.clone().text())
  return isSame ? early.response.catch(() => undefined) : undefined
}
