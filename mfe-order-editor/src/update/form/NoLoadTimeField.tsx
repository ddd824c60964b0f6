import { useNow } from '@carrier-portal/shared-ui/feedback'
import { LabeledField, useFieldState } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { savedNoLoadTime } from '../rules/updateForm.ts'
import { fieldTimeAt } from '../time/editorClock.ts'
import { fieldNotes } from '../time/fieldNotes.ts'
import { messages as timeMessages } from '../time/messages.ts'
import { TimeNotes } from '../time/TimeNotes.tsx'
import { messages } from './messages.ts'
import { useOrderForm } from './orderFormContext.ts'
import { useSayTime } from './useSayTime.ts'

/** The time at which the driver found nothing to load. */
export function NoLoadTimeField() {
  const t = useMessages(messages)
  const { now: nowLabel } = useMessages(timeMessages)
  const { order, clock } = useOrderForm()
  const now = useNow()
  const sayTime = useSayTime()
  const { id, input, error } = useFieldState('noLoadPickupTime')
  const value = { field: input.value, saved: savedNoLoadTime(order) }
  const setNow = () => {
    const text = fieldTimeAt(Date.now(), clock)
    input.onChange(text)
    sayTime(t.fields.noLoadPickupTime, text)
  }
  const notes = fieldNotes('pickup', value, { order, clock, now })
  return (
    <LabeledField
      id={id}
      label={t.fields.noLoadPickupTime}
      required
      error={error}
      hint={<TimeNotes abbreviation={clock.abbreviation} {...notes} />}
      beside={
        <Button variant="outlined" aria-label={t.noLoadNow} onClick={setNow}>
          {nowLabel}
        </Button>
      }
    >
      {(described) => (
        <TimeInput
          {...described}
          name={input.name}
          value={input.value}
          onText={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          aria-required
        />
      )}
    </LabeledField>
  )
}
