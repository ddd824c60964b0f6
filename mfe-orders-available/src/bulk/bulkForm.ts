import type { OrderAnswer } from '@carrier-portal/contract'
import { type AcceptFault, acceptPayload, whyNotAccept } from '../accept/acceptForm.ts'
import { type DeclineFault, declinePayload, whyNotDecline } from '../decline/declineForm.ts'

/** What is typed to answer several orders: a reference for each when accepting, one reason for all when declining. */
export interface BulkForm {
  /** By place in the list of orders; order numbers may hold any character. */
  readonly references: readonly string[]
  readonly comment: string
  readonly reason: string
}

export type BulkKind = 'accept' | 'decline'
export type BulkFault = AcceptFault | DeclineFault

/** Nothing typed yet for that many orders. */
export function emptyBulk(orders: number): BulkForm {
  return { references: Array.from({ length: orders }, () => ''), comment: '', reason: '' }
}

/** The faults of one order's answer, in the order of the fields. */
export function whyNotAnswer(kind: BulkKind, form: BulkForm, place: number): readonly BulkFault[] {
  if (kind === 'decline') return whyNotDecline(form)
  return whyNotAccept({ reference: form.references[place] ?? '', comment: form.comment })
}

/** Every fault of the form. */
export function whyNotBulk(kind: BulkKind, form: BulkForm): readonly BulkFault[] {
  return form.references.flatMap((_, place) => whyNotAnswer(kind, form, place))
}

/** The same reference for every order that has none yet. */
export function fillReferences(form: BulkForm): readonly string[] {
  const first = form.references.find((reference) => reference.trim() !== '') ?? ''
  return form.references.map((reference) => (reference.trim() === '' ? first : reference))
}

/** What is sent for each order. */
export function bulkPayloads(kind: BulkKind, form: BulkForm, numbers: readonly string[]): readonly OrderAnswer[] {
  return numbers.map((number, place) =>
    kind === 'decline'
      ? declinePayload(form, number)
      : acceptPayload({ reference: form.references[place] ?? '', comment: form.comment }, number),
  )
}
