import type { WorkOrder } from '@carrier-portal/contract'
import { dropoffField } from '../rules/dropoffField.ts'
import { type FormItem, savedNoLoadTime, savedTime, type UpdateForm } from '../rules/updateForm.ts'
import { type EditorClock, fieldTimeAt, readFieldTime, type SavedTime } from '../time/editorClock.ts'

/**
 * A form whose times were typed on the clocks of the IANA zone `typedIn`, on another clock: every time keeps its instant.
 * A text that is no time stays as it was typed.
 */
export function changeZone(
  form: UpdateForm,
  order: Pick<WorkOrder, 'noLoadPickupTime'>,
  typedIn: string,
  clock: EditorClock,
): UpdateForm {
  if (typedIn === clock.zone) return form
  const before = { ...clock, zone: typedIn }
  const move = (field: string, saved: SavedTime) => {
    const time = readFieldTime(field, saved, before)
    return time.state === 'exists' ? fieldTimeAt(time.instant, clock, saved) : field
  }
  const moveItem = (item: FormItem): FormItem => ({
    ...item,
    pickupTime: move(item.pickupTime, savedTime(item, 'pickup')),
    dropoffTime: move(dropoffField(item, before), savedTime(item, 'dropoff')),
  })
  return {
    ...form,
    noLoadPickupTime: move(form.noLoadPickupTime, savedNoLoadTime(order)),
    items: form.items.map(moveItem),
  }
}
