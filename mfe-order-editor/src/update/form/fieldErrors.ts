import { FORM_ERROR } from 'final-form'
import type { Issue, OrderField } from '../rules/issues.ts'
import type { messages } from './messages.ts'

type FormMessages = (typeof messages)['en']

/** The message that a field shows for an issue. */
function fieldMessage(issue: Issue & { where: 'order' }, t: FormMessages): string {
  return issue.reason === 'textTooLong' ? t.tooLong(t.fields[issue.field]) : t.errors[issue.reason]
}

/** The message of an issue, with the row and the field where it is one of an item. */
export function issueMessage(issue: Exclude<Issue, { where: 'form' }>, t: FormMessages): string {
  if (issue.where === 'order') return fieldMessage(issue, t)
  return `${t.itemFieldOf(issue.index + 1, t.itemField[issue.field])}: ${t.errors[issue.reason]}`
}

/**
 * The issues in the shape of react-final-form's `validate`. Rows read their own errors from the validator, so their
 * issues only make the form invalid.
 */
export function toFieldErrors(
  issues: readonly Issue[],
  t: FormMessages,
): Partial<Record<OrderField | typeof FORM_ERROR, string>> {
  const byField = issues.flatMap((issue) =>
    issue.where === 'order' ? [[issue.field, fieldMessage(issue, t)] as const] : [],
  )
  const others = issues.some(({ where }) => where !== 'order')
  return { ...Object.fromEntries(byField), ...(others && { [FORM_ERROR]: 'invalid items' }) }
}
