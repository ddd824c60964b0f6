import type { OrderAnswer } from '@carrier-portal/contract'
import { LIMITS } from '@carrier-portal/contract/rules'

/** What is typed in the accept dialog. */
export interface AcceptForm {
  readonly reference: string
  readonly comment: string
}

export const EMPTY_ACCEPT: AcceptForm = { reference: '', comment: '' }

/** Why an order cannot be accepted as typed, by field (specification, section 5). */
export type AcceptFault = 'referenceMissing' | 'referenceTooLong' | 'commentTooLong'

/** Every reason, in the order of the fields; an empty list means it can. Blank space counts as empty. */
export function whyNotAccept({ reference, comment }: AcceptForm): readonly AcceptFault[] {
  const faults: AcceptFault[] = []
  if (reference.trim() === '') faults.push('referenceMissing')
  if (reference.length > LIMITS.text) faults.push('referenceTooLong')
  if (comment.length > LIMITS.text) faults.push('commentTooLong')
  return faults
}

/** What is sent; all four keys always (decisions, section 4). */
export function acceptPayload({ reference, comment }: AcceptForm, workOrderNumber: string): OrderAnswer {
  return { ocReferenceNumber: reference.trim(), ocStatus: 'ACCEPTED', userComment: comment.trim(), workOrderNumber }
}
