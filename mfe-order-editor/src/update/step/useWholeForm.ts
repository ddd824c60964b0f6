import type { OrderStep } from '@carrier-portal/contract'
import { useState } from 'react'
import { isDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import type { Update } from '../save/useUpdate.ts'
import { hasHiddenValues } from './hiddenValues.ts'
import { isStepLeft } from './stepItems.ts'

/**
 * Whether the full form is shown: without a `step` always, else when it is wanted, or has to be. Only the full form shows the
 * two versions of a conflict, the times of an unsent save that leaves nothing to record, and all values of a restored draft.
 * It stays through the next save: the short form would unmount the fields that were typed in, and react-final-form resets
 * those.
 */
export function useWholeForm(update: Update, step: OrderStep | undefined) {
  const [isWhole, setWhole] = useState(step === undefined)
  const [untyped, setUntyped] = useState<UpdateForm>()
  const { phase, initial, saved, dropDraft } = update
  const { state } = phase
  const isRecorded = state === 'unsent' && step && !isStepLeft(initial.items, step)
  const hidesTyped = step && hasHiddenValues(initial, saved, step)
  const needsWhole = state === 'conflict' || state === 'merged' || isRecorded || hidesTyped
  if (needsWhole && !isWhole) setWhole(true)
  return {
    isWhole,
    /** Shows the full form; with the values that it begins with, when nothing but the step's times was set. */
    open: (untypedTimes: UpdateForm | undefined) => {
      setWhole(true)
      setUntyped(untypedTimes)
    },
    /** Drops the draft of times that no one typed when the form is closed with these values: nothing typed is lost with it. */
    dropUntyped: (values: UpdateForm) => {
      if (untyped && (state === 'editing' || state === 'unsent') && !isDirty(values, untyped)) dropDraft()
    },
  }
}
