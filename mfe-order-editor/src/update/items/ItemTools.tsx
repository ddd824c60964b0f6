import { LabeledField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'
import { useId, useState } from 'react'
import { useForm } from 'react-final-form'
import { INCOMPLETE } from '../../fields/inputText.ts'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { areItemsDirty } from '../rules/isDirty.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import { nowInField, readFieldTime } from '../time/editorClock.ts'
import { messages as timeMessages } from '../time/messages.ts'
import { FindBarcode } from './FindBarcode.tsx'
import { messages } from './messages.ts'
import { useItems } from './useItems.ts'

/** Add Item, Reset Form, and one time for every row. */
export function ItemTools() {
  const t = useMessages(messages)
  const items = useItems()
  return (
    <Bar>
      <Buttons>
        <Button variant="outlined" data-add-item onClick={items.add}>
          {t.add}
        </Button>
        <ResetButton />
      </Buttons>
      <FindBarcode />
      <BulkTimeForm />
    </Bar>
  )
}

function ResetButton() {
  const t = useMessages(messages)
  const form = useForm<UpdateForm>()
  const { start, requestConfirmation, resetItems } = useOrderForm()
  const reset = () => {
    const { values } = form.getState()
    const onConfirm = () => resetItems(values)
    if (!areItemsDirty(values.items, start.items)) return onConfirm()
    requestConfirmation({ text: t.resetQuestion, yes: t.resetYes, no: t.resetNo, onConfirm })
  }
  return (
    <Button variant="text" onClick={reset}>
      {t.reset}
    </Button>
  )
}

function BulkTimeForm() {
  const t = useMessages(messages)
  const { errors } = useMessages(formMessages)
  const { now } = useMessages(timeMessages)
  const { clock } = useOrderForm()
  const items = useItems()
  const id = useId()
  const [time, setTime] = useState('')
  const { state } = readFieldTime(time, { text: null, offset: null }, clock)
  const error = state === 'gap' ? errors.timeSkipped : time === INCOMPLETE ? errors.timeUnreadable : undefined
  const off = state !== 'exists'
  return (
    <Bulk>
      <LabeledField
        id={id}
        label={t.bulkTime}
        error={error}
        beside={
          <Button variant="outlined" aria-label={t.bulkNow} onClick={() => setTime(nowInField(Date.now(), clock))}>
            {now}
          </Button>
        }
      >
        {(described) => <TimeInput {...described} value={time} onText={setTime} />}
      </LabeledField>
      <Buttons>
        <Button variant="outlined" disabled={off} onClick={() => items.setAll('pickupTime', time)}>
          {t.setPickupTimes}
        </Button>
        <Button variant="outlined" disabled={off} onClick={() => items.setAll('dropoffTime', time)}>
          {t.setDropoffTimes}
        </Button>
      </Buttons>
    </Bulk>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3, 6)};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 auto;
  gap: ${space(3)};
  > button {
    flex: 1 1 auto;
  }
  ${wide.desk} {
    > button {
      flex: 0 0 auto;
    }
  }
`

const Bulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};
  min-width: 0;
  max-width: 100%;
  > * {
    min-width: 0;
    max-width: 100%;
  }
`
