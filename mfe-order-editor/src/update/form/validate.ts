import type { Issue, ItemErrors } from '../rules/issues.ts'
import { repeatedBarcodes } from '../rules/itemList.ts'
import { itemErrors } from '../rules/itemRules.ts'
import { memoizeByObject } from '../rules/memoizeByObject.ts'
import { formIssues, type RuleContext } from '../rules/orderRules.ts'
import type { FormItem, UpdateForm } from '../rules/updateForm.ts'

/** Memoised validation: after a key press only the edited row is validated again. */
export interface Validator {
  issues(form: UpdateForm): readonly Issue[]
  itemErrors(item: FormItem): ItemErrors
  /** The barcodes on more than one row. Every row reads it, so it is computed once per list. */
  repeatedBarcodes(items: readonly FormItem[]): ReadonlySet<string>
}

/** The validator of one order. Forms and rows are never changed in place, so results are cached by object. */
export function createValidator(context: RuleContext): Validator {
  let last: { readonly form: UpdateForm; readonly issues: readonly Issue[] } | undefined
  const errorsOf = memoizeByObject((item: FormItem) => itemErrors(item, context.clock))
  return {
    itemErrors: errorsOf,
    repeatedBarcodes: memoizeByObject(repeatedBarcodes),
    issues(form) {
      if (!last || !isSameForm(last.form, form)) last = { form, issues: formIssues(form, { ...context, errorsOf }) }
      return last.issues
    },
  }
}

/** react-final-form validates a copy of the values, so forms are compared by their members. */
function isSameForm(one: UpdateForm, other: UpdateForm): boolean {
  const names = Object.keys(one) as (keyof UpdateForm)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
