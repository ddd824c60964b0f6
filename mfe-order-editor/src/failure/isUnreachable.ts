import { isApiError } from '@carrier-portal/contract'

/** Whether a call failed because it did not reach the server, its response was lost, or the user ended a slow save. */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'cancelled'].includes(error.failure)
}
