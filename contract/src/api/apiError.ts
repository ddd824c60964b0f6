/**
 * Why a call failed.
 * - `unauthorised`: 401 on any call but login; the host shows the sign-in dialog
 * - `refused`: another status of 400 or more; see `status`
 * - `unreadable`: the response does not fit the contract
 * - `timeout`: no complete response within the time limit
 * - `network`: no connection, a response that broke off, a redirect, the status 511, or the web page of a Wi-Fi network or a firewall
 * - `cancelled`: the caller's signal was aborted
 */
export type ApiFailure = 'unauthorised' | 'refused' | 'unreadable' | 'timeout' | 'network' | 'cancelled'

/** The only error that a call of the ApiClient rejects with. Carries no request or patient data. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly failure: ApiFailure,
    /** The operation's name in openapi.yaml. */
    readonly operation: string,
    /** The HTTP status, where there was one. */
    readonly status?: number,
    /** The `message` of the refusal, for diagnosis; screens show their own texts. */
    readonly reason?: string,
    /** Seconds until the backend takes the call again (Retry-After of a 429 or 503), where the response has it. */
    readonly retryAfterSeconds?: number,
  ) {
    super(`${operation}: ${failure}${status === undefined ? '' : ` ${status}`}`)
  }
}

/**
 * Whether a rejected call carries an ApiError. Shell and remotes each bundle this class, so an error that crosses the
 * border is never an `instanceof` the remote's own copy; its name is the same in every copy.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}

/** Whether the backend has no such order for this user: it was withdrawn, or another carrier has it. */
export function isOrderGone(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410)
}

const GATEWAY_FAILURES: readonly (number | undefined)[] = [502, 503, 504]

/**
 * Whether the backend was not reached: there was no response, or a gateway responded in its place, as during a deployment.
 * What was loaded before is then shown.
 */
export function isUnreached(error: unknown): boolean {
  if (!isApiError(error)) return false
  return ['network', 'timeout'].includes(error.failure) || GATEWAY_FAILURES.includes(error.status)
}

/** Whether a failed change may have been made: the backend did not refuse it, but no response was read. */
export function mayHaveTakenEffect(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.failure === 'refused') return (error.status ?? 0) >= 500
  return error.failure !== 'unauthorised'
}
