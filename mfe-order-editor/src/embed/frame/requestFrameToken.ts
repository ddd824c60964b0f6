import { type ApiClient, type ApiError, isApiError } from '@carrier-portal/contract'
import type { FrameSignIn } from './tokenSource.ts'

/** The result of a sign-in inside the frame. */
export type FrameSignInResult =
  | ({ readonly state: 'signedIn' } & FrameSignIn)
  | { readonly state: 'incorrect' | 'problem' | 'offline' }
  /** The backend takes no sign-in for so many seconds. */
  | { readonly state: 'tooMany'; readonly seconds: number }

/** The wait after a response that names none. */
const RETRY_AFTER_SECONDS = 60

/** Signs in at the portal's API. Never rejects. */
export async function requestFrameToken(
  { login }: Pick<ApiClient, 'login'>,
  username: string,
  password: string,
): Promise<FrameSignInResult> {
  try {
    return { state: 'signedIn', ...(await login({ username, password })) }
  } catch (error) {
    const { status, retryAfterSeconds = RETRY_AFTER_SECONDS }: Partial<ApiError> = isApiError(error) ? error : {}
    if (status === 401) return { state: 'incorrect' }
    if (status === 429) return { state: 'tooMany', seconds: retryAfterSeconds }
    return { state: navigator.onLine ? 'problem' : 'offline' }
  }
}
