import { ApiError } from '@carrier-portal/contract'

/** The time limit of the host page's getAccessToken. */
const TOKEN_LIMIT_MS = 10_000

type GetAccessToken = () => string | undefined | Promise<string | undefined>

/**
 * Calls the host page's getAccessToken once. Without a token, after a rejection or a timeout it rejects with an
 * 'unauthorised' ApiError, so that the editor shows that a sign-in is needed.
 */
export async function requestToken(getAccessToken: GetAccessToken): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TOKEN_LIMIT_MS, undefined)
  })
  try {
    const token = await Promise.race([getAccessToken(), timeout])
    if (typeof token === 'string' && token !== '') return token
  } catch {
    // A rejection counts as no token.
  } finally {
    clearTimeout(timer)
  }
  throw new ApiError('unauthorised', 'getAccessToken')
}
