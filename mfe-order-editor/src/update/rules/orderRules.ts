import {
  isBlank,
  LIMITS,
  type ProofFacts,
  type RequiredProof,
  requiredProof,
  unprovenSignatures,
} from '@carrier-portal/contract/rules'
import { type Amount, parseAmount, printAmount } from '../../fields/amount.ts'
import type { EditorClock } from '../time/editorClock.ts'
import type { FieldReason, FormReason, Issue, ItemErrors, ItemField, OrderField } from './issues.ts'
import { itemErrors, timeError } from './itemRules.ts'
import { memoizeByObject } from './memoizeByObject.ts'
import { remainingItems, type UpdateForm } from './updateForm.ts'

/** What validation needs besides the form: the clock of its times, and the no-load time and the charge that were loaded. */
export interface RuleContext {
  readonly clock: EditorClock
  readonly savedNoLoadTime: string | null
  readonly savedCharge: number | null
  /** Replaces `itemErrors` by a memoised version. */
  readonly errorsOf?: (item: UpdateForm['items'][number]) => ItemErrors
}

/** Which fields the present values require. The backend enforces the same rule. */
export function requiredFields(form: UpdateForm): RequiredProof {
  return requiredProof(facts(form))
}

/** Signatures without an item that has the matching time; none with a no-load. */
export function unprovenReasons(form: UpdateForm): readonly FormReason[] {
  return unprovenSignatures(facts(form))
}

/** The issues of the form's own fields. */
function orderErrors(form: UpdateForm, context: RuleContext): Record<OrderField, FieldReason | undefined> {
  const required = requiredFields(form)
  return {
    pickupSignature: textError(form.pickupSignature, required.pickupSignature && 'pickupSignatureMissing'),
    dropoffSignature: form.noLoad
      ? undefined
      : textError(form.dropoffSignature, required.dropoffSignature && 'dropoffSignatureMissing'),
    comments: textError(form.comments, false),
    noLoadComments: form.noLoad ? textError(form.noLoadComments, 'noLoadCommentsMissing') : undefined,
    noLoadPickupTime: form.noLoad ? noLoadTimeError(form.noLoadPickupTime, context) : undefined,
    charge: chargeError(form.charge, context.savedCharge),
  }
}

/** Every issue, in the order of the screen: fields, form, then rows. Save is enabled when there is none. */
export function formIssues(form: UpdateForm, context: RuleContext): readonly Issue[] {
  const errorsOf = context.errorsOf ?? ((item) => itemErrors(item, context.clock))
  const ofOrder = Object.entries(orderErrors(form, context)) as [OrderField, FieldReason | undefined][]
  return [
    ...ofOrder.flatMap(([field, reason]) => (reason ? [{ where: 'order', field, reason } as const] : [])),
    ...unprovenReasons(form).map((reason) => ({ where: 'form', reason }) as const),
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

/** Memoised: one key press reads it several times, and there may be hundreds of rows. */
const itemFacts = memoizeByObject((all: UpdateForm['items']): Pick<ProofFacts, 'pickedUp' | 'droppedOff'> => {
  const items = remainingItems({ items: all })
  return {
    pickedUp: items.some((item) => !isBlank(item.pickupTime)),
    droppedOff: items.some((item) => !isBlank(item.dropoffTime)),
  }
})

function textError(text: string, missing: FieldReason | false): FieldReason | undefined {
  if (missing && isBlank(text)) return missing
  return text.length > LIMITS.text ? 'textTooLong' : undefined
}

const CHARGE_REASONS: Readonly<Record<Amount['state'], FieldReason | undefined>> = {
  valid: undefined,
  empty: undefined,
  unreadable: 'chargeUnreadable',
  tooPrecise: 'chargeTooPrecise',
  outOfRange: 'chargeOutOfRange',
}

/** An untouched saved charge is valid whatever it is. */
function chargeError(text: string, saved: number | null): FieldReason | undefined {
  return text === printAmount(saved) ? undefined : CHARGE_REASONS[parseAmount(text).state]
}

function noLoadTimeError(field: string, { clock, savedNoLoadTime }: RuleContext): FieldReason | undefined {
  if (isBlank(field)) return 'pickupTimeMissing'
  return timeError(field, { text: savedNoLoadTime, offset: null }, clock)
}
