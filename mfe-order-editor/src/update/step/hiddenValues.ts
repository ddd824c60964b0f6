import type { OrderStep } from '@carrier-portal/contract'
import { isBlank } from '@carrier-portal/contract/rules'
import { isDirty } from '../rules/isDirty.ts'
import { SIGNATURES, type UpdateForm } from '../rules/updateForm.ts'
import { withStepTime } from './stepItems.ts'

/** The blank signatures that the step takes: a dropoff takes that of the pickup too. */
function blankOf(values: UpdateForm, step: OrderStep) {
  const ofStep = step === 'pickup' ? SIGNATURES.slice(0, 1) : SIGNATURES
  return ofStep.filter((name) => isBlank(values[name]))
}

/**
 * The fields of the short form: without the signature of the other stop that an unsent save has.
 * @param saved the values that the server or the outbox has
 */
export function shownSignatures(start: UpdateForm, saved: UpdateForm, step: OrderStep) {
  return blankOf(start, step).filter((name) => name === `${step}Signature` || isBlank(saved[name]))
}

/** Whether the short form of the step would save a value that differs from the saved one and that it does not show. */
export function hasHiddenValues(form: UpdateForm, saved: UpdateForm, step: OrderStep): boolean {
  const blankSignatures = Object.fromEntries(blankOf(saved, step).map((name) => [name, '']))
  const withoutShown = (values: UpdateForm): UpdateForm => {
    const keys = new Set(values.items.map(({ key }) => key))
    return { ...values, ...blankSignatures, items: withStepTime(values.items, step, '', keys) }
  }
  return isDirty(withoutShown(form), withoutShown(saved))
}
