import { type BulkForm, type BulkIssue, type BulkKind, issuesOfOrder } from './bulkForm.ts'

/** The messages by field, in the shape of the form. */
export function bulkErrors(kind: BulkKind, form: BulkForm, texts: Readonly<Record<BulkIssue, string>>) {
  const issues = form.references.map((_, index) => issuesOfOrder(kind, form, index))
  const textOf = (ofOrder: readonly BulkIssue[], field: string) => {
    const issue = ofOrder.find((one) => one.startsWith(field))
    return issue && texts[issue]
  }
  return {
    references: issues.map((ofOrder) => textOf(ofOrder, 'reference')),
    comment: textOf(issues.flat(), 'comment'),
    reason: textOf(issues.flat(), 'reason'),
  }
}
