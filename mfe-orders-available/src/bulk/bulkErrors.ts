import type { DecisionKind } from '../decision/decisionKind.ts'
import { messageAt } from '../decision/decisionTexts.ts'
import { type BulkForm, type BulkIssue, issuesOfOrder } from './bulkForm.ts'

/** The messages by field, in the shape of the form. */
export function bulkErrors(kind: DecisionKind, form: BulkForm, texts: Readonly<Record<BulkIssue, string>>) {
  const issues = form.references.map((_, index) => issuesOfOrder(kind, form, index))
  return {
    references: issues.map((ofOrder) => messageAt(ofOrder, 'reference', texts)),
    comment: messageAt(issues.flat(), 'comment', texts),
    reason: messageAt(issues.flat(), 'reason', texts),
  }
}
