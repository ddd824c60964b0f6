import type { OrderAnswer } from '@carrier-portal/contract'
import { isBlank, LIMITS } from '@carrier-portal/contract/rules'

/** The values of the accept dialog. */
export interface AcceptForm {
  readonly reference: string
  readonly comment: string
}

/** The form before anything is typed. */
export const EMPTY_ACCEPT: AcceptForm = { reference: '', comment: '' }

/** Why an order cannot be accepted with these values. */
export type AcceptIssue = 'referenceMissing' | 'referenceTooLong' | 'commentTooLong'

/** Every issue in the order of the fields; an empty list means the form is valid. Blank space counts as empty. */
export function acceptIssues({ reference, comment }: AcceptForm): readonly AcceptIssue[] {
  const issues: AcceptIssue[] = []
  if (isBlank(reference)) issues.push('referenceMissing')
  if (reference.length > LIMITS.text) issues.push('referenceTooLong')
  if (comment.length > LIMITS.text) issues.push('commentTooLong')
  return issues
}

/** The payload of an accept; all four keys are always sent. */
export function acceptPayload({ reference, comment }: AcceptForm, workOrderNumber: string): OrderAnswer {
  return { ocReferenceNumber: reference.trim(), ocStatus: 'ACCEPTED', userComment: comment.trim(), workOrderNumber }
}
