import { ApiError } from '@carrier-portal/contract'

/** The time limit of the host page's getAccessToken. */
const TOKEN_LIMIT_MS = 10_000

type GetAccessToken = () => string | undefined | Promise<string | undefined>

/** Visible ASCII: a header takes no line breaks. Without angle brackets, so that an HTML page is no token. */
const BEARER = /^[!-;=?-~]+$/

/**
 * Calls the host page's getAccessToken once. Without a token, after a rejection or a timeout it rejects with an
 * 'unauthorised' ApiError, so that the editor shows that a sign-in is needed. A failed fetch inside of it, and each of
 * these on a device that is offline, reject with a 'network' ApiError, because a new sign-in cannot help.
 */
export async function requestToken(getAccessToken: GetAccessToken): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TOKEN_LIMIT_MS, undefined)
  })
  try {
    const token = await Promise.race([getAccessToken(), timeout])
    const text = typeof token === 'string' ? token.trim() : ''
    if (BEARER.test(text)) return text
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no connection. Other clients reject with an error of their own.
    if (error instanceof TypeError) throw new ApiError('network', 'getAccessToken')
  } finally {
    clearTimeout(timer)
  }
  throw new ApiError(navigator.onLine ? 'unauthorised' : 'network', 'getAccessToken')
}
