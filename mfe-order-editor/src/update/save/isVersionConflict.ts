import type { ApiError } from '@carrier-portal/contract'

/** Whether the backend refused the save because the order has changed since it was read. */
export function isVersionConflict({ status }: ApiError): boolean {
  return status === 409 || status === 412
}
