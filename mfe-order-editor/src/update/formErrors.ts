import { FORM_ERROR } from 'final-form'
import type { messages } from './messages.ts'
import type { OrderField, Problem } from './problems.ts'

type Say = (typeof messages)['en']

/** What a field says about a reason. */
export function fieldMessage(problem: Problem & { where: 'order' }, say: Say): string {
  return problem.reason === 'textTooLong' ? say.tooLong(say.fields[problem.field]) : say.errors[problem.reason]
}

/**
 * The problems in the shape that react-final-form hands to fields. Rows look their reasons up themselves: the form
 * only has to know that it is not valid.
 */
export function toFormErrors(
  problems: readonly Problem[],
  say: Say,
): Partial<Record<OrderField | typeof FORM_ERROR, string>> {
  const ofFields = problems.flatMap((problem) =>
    problem.where === 'order' ? [[problem.field, fieldMessage(problem, say)] as const] : [],
  )
  const elsewhere = problems.some(({ where }) => where !== 'order')
  return { ...Object.fromEntries(ofFields), ...(elsewhere && { [FORM_ERROR]: 'elsewhere' }) }
}
