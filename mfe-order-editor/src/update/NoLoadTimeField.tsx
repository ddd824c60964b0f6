import { LabeledField, useFieldState } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { TimeInput } from '../fields/TimeInput.tsx'
import { nowInField, readFieldTime, timeAtStop } from './editorClock.ts'
import { messages } from './messages.ts'
import { TimeNotes } from './TimeNotes.tsx'
import { useUpdateTools } from './updateTools.ts'
import { isSameList, useFormSelection } from './useFormSelection.ts'
import { useMinute } from './useMinute.ts'
import { oddNoLoadTime } from './warnings.ts'

/** When it turned out that there was nothing to load. */
export function NoLoadTimeField() {
  const t = useMessages(messages)
  const { order, clock } = useUpdateTools()
  const now = useMinute()
  const { id, input, error } = useFieldState('noLoadPickupTime')
  const odd = useFormSelection((form) => oddNoLoadTime(form, { order, clock, now }), isSameList)
  const saved = { text: order.noLoadPickupTime, offset: null }
  const time = readFieldTime(input.value, saved, clock)
  const atStop = time.state === 'exists' ? timeAtStop(time.instant, order.pickupEarliestDateTime, clock) : undefined
  const unreadable = time.state === 'unreadable' && input.value === saved.text ? saved.text : undefined
  return (
    <LabeledField
      id={id}
      label={t.fields.noLoadPickupTime}
      required
      error={error}
      hint={
        error === undefined && <TimeNotes letters={clock.abbreviation} atStop={atStop} savedAs={unreadable} odd={odd} />
      }
      beside={
        <Button
          variant="outlined"
          aria-label={t.noLoadNow}
          onClick={() => input.onChange(nowInField(Date.now(), clock))}
        >
          {t.now}
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
