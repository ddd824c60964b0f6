import {
  LIMITS,
  type ProofFacts,
  type RequiredProof,
  requiredProof,
  unprovenSignatures,
} from '@carrier-portal/contract/rules'
import type { EditorClock } from './editorClock.ts'
import { isBlank, remainingItems, type UpdateForm } from './form.ts'
import { itemErrors, timeError } from './itemRules.ts'
import type { FieldReason, FormReason, ItemErrors, ItemField, OrderField, Problem } from './problems.ts'
import { remember } from './remember.ts'

/** What a form must be judged with: the clock of its times and the no-load time that was loaded. */
export interface RuleContext {
  readonly clock: EditorClock
  readonly savedNoLoadTime: string | null
  /** The reasons against a row; given by a caller that remembers them per row. */
  readonly errorsOf?: (item: UpdateForm['items'][number]) => ItemErrors
}

type ItemFacts = Pick<ProofFacts, 'pickedUp' | 'droppedOff'>

/** Which fields are required for what has been typed so far: the rule that the server enforces too. */
export function required(form: UpdateForm): RequiredProof {
  return requiredProof(facts(form))
}

/** The form-level reasons (specification, section 5; decisions, section 4: none with a no-load). */
export function formReasons(form: UpdateForm): readonly FormReason[] {
  return unprovenSignatures(facts(form))
}

/** The reasons against the form's own fields. */
export function orderErrors(form: UpdateForm, context: RuleContext): Partial<Record<OrderField, FieldReason>> {
  const needs = required(form)
  const errors: Record<OrderField, FieldReason | undefined> = {
    pickupSignature: textError(form.pickupSignature, needs.pickupSignature && 'pickupSignatureMissing'),
    dropoffSignature: form.noLoad
      ? undefined
      : textError(form.dropoffSignature, needs.dropoffSignature && 'dropoffSignatureMissing'),
    comments: textError(form.comments, false),
    noLoadComments: form.noLoad ? textError(form.noLoadComments, 'noLoadCommentsMissing') : undefined,
    noLoadPickupTime: form.noLoad ? noLoadTimeError(form.noLoadPickupTime, context) : undefined,
    charge: isBlank(form.charge) || Number.isFinite(Number(form.charge)) ? undefined : 'numberUnreadable',
  }
  return errors
}

/** Every reason against saving, in the order of the screen: fields, form, then rows. Empty: Save may be pressed. */
export function whyNotSave(form: UpdateForm, context: RuleContext): readonly Problem[] {
  const errorsOf = context.errorsOf ?? ((item) => itemErrors(item, context.clock))
  const ofOrder = Object.entries(orderErrors(form, context)) as [OrderField, FieldReason | undefined][]
  return [
    ...ofOrder.flatMap(([field, reason]) => (reason ? [{ where: 'order', field, reason } as const] : [])),
    ...formReasons(form).map((reason) => ({ where: 'form', reason }) as const),
    ...form.items.flatMap((item, index) =>
      (Object.entries(errorsOf(item)) as [ItemField, FieldReason][]).map(
        ([field, reason]) => ({ where: 'item', index, field, reason }) as const,
      ),
    ),
  ]
}

function facts(form: UpdateForm): ProofFacts {
  return {
    noLoad: form.noLoad,
    pickupSigned: !isBlank(form.pickupSignature),
    dropoffSigned: !form.noLoad && !isBlank(form.dropoffSignature),
    ...itemFacts(form.items),
  }
}

const known = new WeakMap<UpdateForm['items'], ItemFacts>()

/** What the rows say together. Remembered: every key press asks several times, and the rows may be hundreds. */
function itemFacts(all: UpdateForm['items']): ItemFacts {
  return remember(known, all, () => {
    const items = remainingItems({ items: all })
    return {
      pickedUp: items.some((item) => !isBlank(item.pickupTime)),
      droppedOff: items.some((item) => !isBlank(item.dropoffTime)),
    }
  })
}

function textError(text: string, missing: FieldReason | false): FieldReason | undefined {
  if (missing && isBlank(text)) return missing
  return text.length > LIMITS.text ? 'textTooLong' : undefined
}

function noLoadTimeError(field: string, { clock, savedNoLoadTime }: RuleContext): FieldReason | undefined {
  if (isBlank(field)) return 'pickupTimeMissing'
  return timeError(field, { text: savedNoLoadTime, offset: null }, clock)
}
