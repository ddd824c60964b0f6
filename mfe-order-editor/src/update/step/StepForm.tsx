import type { OrderStep } from '@carrier-portal/contract'
import { addressLine, stopAddress } from '@carrier-portal/shared-ui/contact'
import { ExternalText, Icon, useNow } from '@carrier-portal/shared-ui/feedback'
import { CheckboxList, TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { space, tabularNumbers, type } from '@carrier-portal/shared-ui/theme'
import { messages as formMessages } from '../form/messages.ts'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { useFormSelection } from '../form/useFormSelection.ts'
import { Warning } from '../form/Warning.tsx'
import { NOT_SAVED } from '../time/editorClock.ts'
import { fieldNotes } from '../time/fieldNotes.ts'
import { showFieldTime } from '../time/showFieldTime.ts'
import { TimeNotes } from '../time/TimeNotes.tsx'
import { ItemScan } from './ItemScan.tsx'
import { messages } from './messages.ts'
import { countNotPickedUp, restoredTime, typeNameOf } from './stepItems.ts'
import type { useStep } from './useStep.ts'

interface StepFormProps {
  readonly step: OrderStep
  readonly base: OrderFormBase
  readonly recording: ReturnType<typeof useStep>
  onFullForm(): void
}

/** The stop, the time that is recorded, the signatures that are missing, and the items with the numbers of the full form. */
export function StepForm({ step, base, recording, onFullForm }: StepFormProps) {
  const t = useMessages(messages)
  const { fields } = useMessages(formMessages)
  const { clock } = base
  const address = stopAddress(base.order, step)
  const { pending, leftOut, signatures, firstBlank, obstacle } = recording
  const value = { field: recording.time, saved: NOT_SAVED }
  const notes = fieldNotes(step, value, { order: base.order, clock, now: useNow() })
  const items = useFormSelection((form) => form.items)
  const notPickedUp = useFormSelection(countNotPickedUp)
  const choices = pending.map((item) => {
    const name = t.item(items.indexOf(item) + 1, typeNameOf(item, base.itemTypes), item.barcode, item.quantity)
    const restored = restoredTime(item, step, recording.time)
    return { value: item.key, label: restored ? `${name}, ${showFieldTime(restored, clock)}` : name }
  })
  const [only] = choices
  const keys = choices.map(({ value }) => value)
  return (
    <Stack $gap={4}>
      <Stack $gap={0}>
        <strong>
          <ExternalText>{address.name}</ExternalText>
        </strong>
        <ExternalText>{addressLine(address)}</ExternalText>
      </Stack>
      <div>
        <IconLine>
          <Icon name="clock" />
          <span>
            {t.time[step]} <Whole>{showFieldTime(recording.time, clock)}</Whole>
          </span>
        </IconLine>
        {recording.isEarlierTime && <div>{t.earlierTime}</div>}
        {obstacle !== undefined && <Warning>{t.obstacle(obstacle)}</Warning>}
        <TimeNotes {...notes} />
      </div>
      {signatures.map((name) => (
        <TextField key={name} name={name} label={fields[name]} required autoFocus={name === firstBlank} />
      ))}
      <Stack $gap={0}>
        {pending.length === 0 && <p>{t.noItems[step]}</p>}
        {only && choices.length === 1 && (
          <>
            <strong>{t.oneItem[step]}</strong>
            <ExternalText>{only.label}</ExternalText>
          </>
        )}
        <ItemScan recording={recording} />
      </Stack>
      {pending.length > 1 && (
        <CheckboxList
          label={t.items[step]}
          choices={choices}
          columnWidth="18rem"
          value={keys.filter((key) => !leftOut.has(key))}
          onChange={(chosen) => recording.setLeftOut(new Set(keys.filter((key) => !chosen.includes(key))))}
        />
      )}
      {step === 'dropoff' && notPickedUp > 0 && (
        <NotPickedUp>
          <Warning>{t.notPickedUp(notPickedUp)}</Warning>
          <Button variant="outlined" onClick={onFullForm}>
            {t.addPickupTimes}
          </Button>
        </NotPickedUp>
      )}
    </Stack>
  )
}

/** A time that a narrow line does not break, or between its day and its time of day. */
const Whole = styled.span`
  display: inline-block;
  text-wrap: balance;
`

const NotPickedUp = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`

const IconLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-weight: ${type.medium};
  ${tabularNumbers}
`
