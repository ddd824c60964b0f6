import { ApiError } from '@carrier-portal/contract'

/** How long the page around may take to give a token. */
const TOKEN_LIMIT_MS = 10_000

type GetAccessToken = () => string | undefined | Promise<string | undefined>

/**
 * Asks the page around for a token, once. No token, a refusal or no answer in time: the call fails as one that nobody
 * is signed in for, and the person is told so (reliability, row 72).
 */
export async function askToken(getAccessToken: GetAccessToken, limitMs = TOKEN_LIMIT_MS): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined)
  })
  try {
    const token = await Promise.race([getAccessToken(), late])
    if (typeof token === 'string' && token !== '') return token
  } catch {
    // The page's own reason is the page's business; for the editor nobody is signed in.
  } finally {
    clearTimeout(timer)
  }
  throw new ApiError('unauthorised', 'getAccessToken')
}
