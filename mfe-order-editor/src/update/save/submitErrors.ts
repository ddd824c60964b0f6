import type { ApiError } from '@carrier-portal/contract'

/** Whether the backend refused the save because the order has changed since it was read. */
export function isVersionConflict({ status }: ApiError): boolean {
  return status === 409 || status === 412
}

/** Whether the backend may have applied the save although its response was lost. */
export function mayHaveBeenSaved({ failure, status }: ApiError): boolean {
  return failure === 'refused' ? (status ?? 0) >= 500 : failure !== 'unauthorised'
}
