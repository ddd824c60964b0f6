import type { OrderAnswer } from '@carrier-portal/contract'
import { LIMITS } from '@carrier-portal/contract/rules'

/** What is typed in the decline dialog. */
export interface DeclineForm {
  readonly reason: string
}

export const EMPTY_DECLINE: DeclineForm = { reason: '' }

/** Why an order cannot be declined as typed (specification, section 5). */
export type DeclineIssue = 'reasonMissing' | 'reasonTooLong'

/** Every reason; an empty list means it can. Blank space counts as empty. */
export function declineIssues({ reason }: DeclineForm): readonly DeclineIssue[] {
  if (reason.trim() === '') return ['reasonMissing']
  return reason.length > LIMITS.text ? ['reasonTooLong'] : []
}

/** What is sent: the reason as the comment, and no reference (decisions, section 4). */
export function declinePayload({ reason }: DeclineForm, workOrderNumber: string): OrderAnswer {
  return { ocReferenceNumber: '', ocStatus: 'REJECTED', userComment: reason.trim(), workOrderNumber }
}
