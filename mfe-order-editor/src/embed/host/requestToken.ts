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
    timer = setTimeout(() => {
      warn(`gave no token within ${TOKEN_LIMIT_MS / 1000} seconds`)
      resolve(undefined)
    }, TOKEN_LIMIT_MS)
  })
  try {
    const token: unknown = await Promise.race([getAccessToken(), timeout])
    const text = typeof token === 'string' ? token.trim() : ''
    if (BEARER.test(text)) return text
    // No token at all is how a page says that a sign-in is needed.
    if (token)
      warn(`must give the token alone, as a text without "Bearer" and without markup; it gave ${kindOf(token)}`)
  } catch (error) {
    // The editor shows no more than that a sign-in or a connection is missing, also for a mistake in the page's function.
    warn('failed', error)
    // `fetch` rejects with a TypeError when there is no connection. Other clients reject with an error of their own.
    if (error instanceof TypeError) throw new ApiError('network', 'getAccessToken')
  } finally {
    clearTimeout(timer)
  }
  throw new ApiError(navigator.onLine ? 'unauthorised' : 'network', 'getAccessToken')
}

/** Writes a problem to the console, where the page's developer finds it; never the text, which may contain a token. */
function warn(problem: string, ...error: readonly unknown[]): void {
  console.warn(`order-editor: getAccessToken ${problem}`, ...error)
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'another text' : `a value of the type ${typeof value}`
}
