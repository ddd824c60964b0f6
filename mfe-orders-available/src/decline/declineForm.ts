import type { OrderAnswer } from '@carrier-portal/contract'
import { isBlank, LIMITS } from '@carrier-portal/contract/rules'

/** The values of the decline dialog. */
export interface DeclineForm {
  readonly reason: string
}

/** The form before anything is typed. */
export const EMPTY_DECLINE: DeclineForm = { reason: '' }

/** Why an order cannot be declined with this reason. */
export type DeclineIssue = 'reasonMissing' | 'reasonTooLong'

/** Every issue; an empty list means the form is valid. Blank space counts as empty. */
export function declineIssues({ reason }: DeclineForm): readonly DeclineIssue[] {
  if (isBlank(reason)) return ['reasonMissing']
  return reason.length > LIMITS.text ? ['reasonTooLong'] : []
}

/** The payload of a decline: the reason as the comment, and an empty reference. */
export function declinePayload({ reason }: DeclineForm, workOrderNumber: string): OrderAnswer {
  return { ocReferenceNumber: '', ocStatus: 'REJECTED', userComment: reason.trim(), workOrderNumber }
}
