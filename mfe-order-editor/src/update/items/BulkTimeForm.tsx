import { type OrderStep, useStore } from '@carrier-portal/contract'
import { LabeledField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type, wide } from '@carrier-portal/shared-ui/theme'
import { useId } from 'react'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { isSameList, useFormSelection } from '../form/useFormSelection.ts'
import { useSayTime } from '../form/useSayTime.ts'
import { timeCounts } from '../rules/itemList.ts'
import { timeError } from '../rules/itemRules.ts'
import { type FieldTime, fieldTimeAt, NOT_SAVED, readFieldTime, timeAtStop } from '../time/editorClock.ts'
import { messages as timeMessages } from '../time/messages.ts'
import { TimeNotes } from '../time/TimeNotes.tsx'
import { BesideInput } from './BesideInput.tsx'
import { LineBelow } from './LineBelow.ts'
import { messages } from './messages.ts'
import { UndoButton } from './UndoButton.tsx'
import { useBulkTimes } from './useBulkTimes.ts'

/**
 * One time for all rows. Below each button are the number of rows that it sets, how many of them already have a time,
 * and the time at the stop, because the two stops may be in different zones. After it was pressed, a message says what was
 * done and offers Undo.
 */
export function BulkTimeForm() {
  const t = useMessages(messages)
  const { errors } = useMessages(formMessages)
  const { now } = useMessages(timeMessages)
  const { clock, bulkTime } = useOrderForm()
  const { last, set, undo } = useBulkTimes()
  const sayTime = useSayTime()
  const id = useId()
  const time = useStore(bulkTime)
  const read = readFieldTime(time, NOT_SAVED, clock)
  const reason = timeError(time, NOT_SAVED, clock)
  const setNow = () => {
    const text = fieldTimeAt(Date.now(), clock)
    bulkTime.set(text)
    sayTime(t.bulkTime, text)
  }
  return (
    <Within>
      <Bulk>
        <LabeledField
          id={id}
          label={t.bulkTime}
          error={reason && errors[reason]}
          beside={
            <Button variant="outlined" aria-label={t.bulkNow} onClick={setNow}>
              {now}
            </Button>
          }
        >
          {(described) => <TimeInput {...described} value={time} onText={bulkTime.set} />}
        </LabeledField>
        <SetButton stop="pickup" time={read} onClick={() => set('pickupTime', time)} />
        <SetButton stop="dropoff" time={read} onClick={() => set('dropoffTime', time)} />
      </Bulk>
      <LineBelow>
        {last && (
          <>
            {t.bulkDone[last.column](last.count)}
            <UndoButton key={last.column} onUndo={undo} />
          </>
        )}
      </LineBelow>
    </Within>
  )
}

function SetButton({ stop, time, onClick }: { stop: OrderStep; time: FieldTime; onClick(): void }) {
  const t = useMessages(messages)
  const { order, clock } = useOrderForm()
  const id = useId()
  const column = `${stop}Time` as const
  const [rows = 0, withTime = 0] = useFormSelection((form) => timeCounts(form.items, column), isSameList)
  return (
    <BesideInput>
      <Button variant="outlined" disabled={time.state !== 'exists'} aria-describedby={id} onClick={onClick}>
        {t.setTimes[column]}
      </Button>
      <Effect id={id}>
        {t.bulkEffect(rows, withTime)}
        <TimeNotes atStop={timeAtStop(time, order[`${stop}EarliestDateTime`], clock)} />
      </Effect>
    </BesideInput>
  )
}

const Within = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  max-width: 100%;
`

/** Its baseline is that of the buttons, so that buttons beside it are in one line with them. */
const Bulk = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  min-width: 0;
  max-width: 100%;
  > :not(:first-child) {
    align-self: baseline;
  }
  > * {
    flex: 1 1 100%;
    min-width: 0;
    max-width: 100%;
  }
  > * > button {
    width: 100%;
  }
  ${wide.tablet} {
    > * {
      flex: 0 1 auto;
    }
    > :first-child {
      flex-basis: 100%;
    }
    > * > button {
      width: auto;
    }
  }
  ${wide.desk} {
    > :first-child {
      flex: none;
      width: 23rem;
    }
  }
`

/** As wide as its button, so that neither a typed time nor another number of items moves a button. */
const Effect = styled.div`
  width: 0;
  min-width: 100%;
  font-size: ${type.small};
  color: ${color.muted};
  text-wrap: balance;
`
