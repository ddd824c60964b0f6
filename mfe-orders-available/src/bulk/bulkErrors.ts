import { messageAt } from '../decision/decisionTexts.ts'
import { type BulkForm, type BulkIssue, type BulkKind, issuesOfOrder } from './bulkForm.ts'

/** The messages by field, in the shape of the form. */
export function bulkErrors(kind: BulkKind, form: BulkForm, texts: Readonly<Record<BulkIssue, string>>) {
  const issues = form.references.map((_, index) => issuesOfOrder(kind, form, index))
  return {
    references: issues.map((ofOrder) => messageAt(ofOrder, 'reference', texts)),
    comment: messageAt(issues.flat(), 'comment', texts),
    reason: messageAt(issues.flat(), 'reason', texts),
  }
}
