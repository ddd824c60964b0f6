import type { FormItem, UpdateForm } from './form.ts'
import { itemErrors } from './itemRules.ts'
import { repeatedBarcodes } from './items.ts'
import type { ItemErrors, Problem } from './problems.ts'
import { remember } from './remember.ts'
import { type RuleContext, whyNotSave } from './rules.ts'

/** The rules with a memory: a key press judges the one row that changed, however many there are. */
export interface Judge {
  problems(form: UpdateForm): readonly Problem[]
  itemErrors(item: FormItem): ItemErrors
  /** The barcodes that stand on more than one row; every row asks. */
  repeated(items: readonly FormItem[]): ReadonlySet<string>
}

/** A judge for one order. Forms and rows are never changed in place, so the same object has the same verdict. */
export function createJudge(context: RuleContext): Judge {
  const ofItem = new WeakMap<FormItem, ItemErrors>()
  let judged: { readonly form: UpdateForm; readonly problems: readonly Problem[] } | undefined
  const ofItems = new WeakMap<readonly FormItem[], ReadonlySet<string>>()
  const errorsOf = (item: FormItem) => remember(ofItem, item, () => itemErrors(item, context.clock))
  return {
    itemErrors: errorsOf,
    repeated: (items) => remember(ofItems, items, () => repeatedBarcodes(items)),
    problems(form) {
      if (!judged || !isSameForm(judged.form, form)) {
        judged = { form, problems: whyNotSave(form, { ...context, errorsOf }) }
      }
      return judged.problems
    },
  }
}

/** The form library validates a copy, so forms are the same by what they hold. */
function isSameForm(one: UpdateForm, other: UpdateForm): boolean {
  const names = Object.keys(one) as (keyof UpdateForm)[]
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
}
