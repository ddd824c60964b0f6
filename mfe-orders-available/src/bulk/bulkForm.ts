import type { OrderAnswer } from '@carrier-portal/contract'
import { isBlank } from '@carrier-portal/contract/rules'
import { type AcceptIssue, acceptIssues, acceptPayload } from '../accept/acceptForm.ts'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { type DeclineIssue, declineIssues, declinePayload } from '../decline/declineForm.ts'
import type { KeptOrder } from './keptBulk.ts'

/** The values of a bulk decision: a reference for each order to accept, one reason to decline all. */
export interface BulkForm {
  /** By position in the list of orders, because order numbers may hold any character. */
  readonly references: readonly string[]
  readonly comment: string
  readonly reason: string
  /** Those of a restored draft that are not in the dialog: what was typed for them stays in the draft. */
  readonly unselected: readonly KeptOrder[]
}

/** A reason why the form cannot be sent. */
export type BulkIssue = AcceptIssue | DeclineIssue

/** The initial values for that many orders. */
export function emptyBulk(orders: number): BulkForm {
  return { references: Array.from({ length: orders }, () => ''), comment: '', reason: '', unselected: [] }
}

/** The issues of one order, in the order of the fields. */
export function issuesOfOrder(kind: DecisionKind, form: BulkForm, index: number): readonly BulkIssue[] {
  if (kind === 'decline') return declineIssues(form)
  return acceptIssues({ reference: form.references[index] ?? '', comment: form.comment })
}

/** Every issue of the form. */
export function bulkIssues(kind: DecisionKind, form: BulkForm): readonly BulkIssue[] {
  return form.references.flatMap((_, index) => issuesOfOrder(kind, form, index))
}

/** Copies the first typed reference to every order without one. */
export function fillReferences(form: BulkForm): readonly string[] {
  const first = form.references.find((reference) => !isBlank(reference)) ?? ''
  return form.references.map((reference) => (isBlank(reference) ? first : reference))
}

/** The payload of each order. */
export function bulkPayloads(kind: DecisionKind, form: BulkForm, numbers: readonly string[]): readonly OrderAnswer[] {
  return numbers.map((number, index) =>
    kind === 'decline'
      ? declinePayload(form, number)
      : acceptPayload({ reference: form.references[index] ?? '', comment: form.comment }, number),
  )
}
