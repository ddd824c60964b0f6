/**
 * Why a call failed.
 * - `unauthorised`: 401 outside of login; the host has already been told and shows the sign-in dialog
 * - `refused`: the backend answered with another status of 400 or more; see `status`
 * - `unreadable`: the answer does not fit the contract
 * - `timeout`: no full answer within the time limit
 * - `network`: nothing was reached, the answer broke off, or it tried to redirect
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
    /** What the backend said of a refused request, for diagnosis; people are shown the catalogue's wording. */
    readonly reason?: string,
  ) {
    super(`${operation}: ${failure}${status === undefined ? '' : ` ${status}`}`)
  }
}
