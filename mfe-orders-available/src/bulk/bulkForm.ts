import type { OrderAnswer } from '@carrier-portal/contract'
import { type AcceptIssue, acceptIssues, acceptPayload } from '../accept/acceptForm.ts'
import { type DeclineIssue, declineIssues, declinePayload } from '../decline/declineForm.ts'

/** What is typed to answer several orders: a reference for each when accepting, one reason for all when declining. */
export interface BulkForm {
  /** By place in the list of orders; order numbers may hold any character. */
  readonly references: readonly string[]
  readonly comment: string
  readonly reason: string
}

export type BulkKind = 'accept' | 'decline'
export type BulkIssue = AcceptIssue | DeclineIssue

/** Nothing typed yet for that many orders. */
export function emptyBulk(orders: number): BulkForm {
  return { references: Array.from({ length: orders }, () => ''), comment: '', reason: '' }
}

/** The faults of one order's answer, in the order of the fields. */
export function issuesOfOrder(kind: BulkKind, form: BulkForm, place: number): readonly BulkIssue[] {
  if (kind === 'decline') return declineIssues(form)
  return acceptIssues({ reference: form.references[place] ?? '', comment: form.comment })
}

/** Every fault of the form. */
export function bulkIssues(kind: BulkKind, form: BulkForm): readonly BulkIssue[] {
  return form.references.flatMap((_, place) => issuesOfOrder(kind, form, place))
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
