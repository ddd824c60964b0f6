import type { OrderStep } from '@carrier-portal/contract'
import { isBlank } from '@carrier-portal/contract/rules'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useCallback, useMemo, useState } from 'react'
import { useForm } from 'react-final-form'
import { issueMessage } from '../form/fieldErrors.ts'
import { messages } from '../form/messages.ts'
import { isSameList, useFormSelection } from '../form/useFormSelection.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import type { Update } from '../save/useUpdate.ts'
import { fieldTimeAt } from '../time/editorClock.ts'
import { shownSignatures } from './hiddenValues.ts'
import { leftOutOfRestored, pendingItems, timeOfRestored, withStepTime } from './stepItems.ts'

type StepStart = Pick<Update, 'base' | 'saved' | 'initial'>

/**
 * The pickup or dropoff of an order at the time when its short form was opened, also where that was restored later. The times
 * enter the form when it is saved or shown as a whole: before that a closed short form leaves no draft of times that no one
 * typed. They are in the draft of a typed signature, because they are the times of the stop that was signed for.
 */
export function useStep({ base, saved, initial }: StepStart, step: OrderStep) {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const [openedAt] = useState(Date.now)
  const unticked = useMemo(() => leftOutOfRestored(initial, saved, step), [initial, saved, step])
  const [ticks, setTicks] = useState({ unticked, leftOut: unticked })
  // The form was restored, or the order was read again.
  if (ticks.unticked !== unticked) setTicks({ unticked, leftOut: unticked })
  const { leftOut } = ticks
  const restored = initial.items.filter(({ key }) => !unticked.has(key))
  const timeOfOpening = base ? fieldTimeAt(openedAt, base.clock) : ''
  const time = timeOfRestored(restored, step) || timeOfOpening
  const signatures = base ? shownSignatures(base.start, saved, step) : []
  const completed = useCallback(
    (values: UpdateForm) => ({ ...values, items: withStepTime(values.items, step, time, leftOut) }),
    [step, time, leftOut],
  )
  const [isComplete, obstacle] = useFormSelection((values): readonly [boolean, string | undefined] => {
    if (!base) return [false, undefined]
    const issues = base.validator.issues(completed(values))
    for (const issue of issues) {
      const isShown =
        issue.where === 'form' || signatures.some((name) => issue.where === 'order' && issue.field === name)
      if (!isShown) return [false, issueMessage(issue, t)]
    }
    return [issues.length === 0, undefined]
  }, isSameList)
  const pending = useFormSelection(
    useCallback(({ items }) => pendingItems(items, step), [step]),
    isSameList,
  )
  return {
    step,
    time,
    isEarlierTime: time !== timeOfOpening,
    pending,
    leftOut,
    setLeftOut: (leftOut: ReadonlySet<string>) => setTicks({ unticked, leftOut }),
    /** Whether nothing is missing once the times are set. */
    isComplete,
    signatures,
    /** The first of them that is empty when the form opens: an unsent save has filled in that of its own stop. */
    firstBlank: signatures.find((name) => isBlank(initial[name])),
    /** The first issue that only the full form shows. */
    obstacle,
    /** The form's values with the times. */
    completed,
    /** Sets the times in the form, by whose rules and payload it is saved. */
    apply: () => form.change('items', completed(form.getState().values).items),
  }
}
