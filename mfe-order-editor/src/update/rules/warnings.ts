import { isBlank } from '@carrier-portal/contract/rules'
import { remainingItems, type UpdateForm } from './updateForm.ts'

/** Something unlikely but possible about the whole form: it is shown and does not disable Save. */
type FormWarning = 'noItemLeft' | 'noLoadWithDropoff'

/** An order without items leaves every list; a no-load has nothing to drop off. */
export function formWarnings(form: UpdateForm): readonly FormWarning[] {
  const items = remainingItems(form)
  const droppedOff = items.some((item) => !isBlank(item.dropoffTime))
  return [
    ...(items.length === 0 ? (['noItemLeft'] as const) : []),
    ...(form.noLoad && droppedOff ? (['noLoadWithDropoff'] as const) : []),
  ]
}
