import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { messages as formMessages } from '../form/messages.ts'
import { useOrderForm } from '../form/orderFormContext.ts'
import { useSayTime } from '../form/useSayTime.ts'
import type { TimeColumn } from '../rules/itemList.ts'
import { fieldTimeAt } from '../time/editorClock.ts'
import type { FieldNotes } from '../time/fieldNotes.ts'
import { messages as timeMessages } from '../time/messages.ts'
import { TimeNotes } from '../time/TimeNotes.tsx'
import { Cell } from './Cell.tsx'
import { messages } from './messages.ts'
import { SmallButton } from './SmallButton.tsx'
import { TimeShortcuts } from './TimeShortcuts.tsx'
import type { RowField } from './useRow.ts'

interface TimeCellProps extends RowField {
  readonly column: TimeColumn
  readonly time: FieldNotes
  /** Adds the buttons that take the time of the item above or clear this one. */
  readonly withShortcuts?: boolean
}

/** The pickup or dropoff time of an item, with a "Now" button. */
export const TimeCell = memo(function TimeCell({ column, time, withShortcuts = false, ...row }: TimeCellProps) {
  const t = useMessages(messages)
  const { now: nowLabel } = useMessages(timeMessages)
  const { itemField, itemFieldOf } = useMessages(formMessages)
  const { clock } = useOrderForm()
  const sayTime = useSayTime()
  const { actions, text, removed } = row
  const { atStop, savedAs, unusual } = time
  const notes = (atStop !== undefined || savedAs !== undefined || unusual.length > 0) && <TimeNotes {...time} />
  const setTime = (set: string) => {
    actions.setTime(column, set)
    sayTime(itemFieldOf(actions.rowNumber, itemField[column]), set)
  }
  return (
    <Cell row={row} field={column} notes={notes}>
      {(input) => (
        <Pair>
          <TimeInput {...input} value={text} onText={(typed) => actions.set(column, typed)} />
          {!removed && (
            <Buttons>
              <SmallButton
                aria-label={t.setNow[column](actions.rowNumber)}
                onClick={() => setTime(fieldTimeAt(Date.now(), clock))}
              >
                {nowLabel}
              </SmallButton>
              {withShortcuts && <TimeShortcuts column={column} text={text} actions={actions} onTime={setTime} />}
            </Buttons>
          )}
        </Pair>
      )}
    </Cell>
  )
})

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 2)};
  > :first-child {
    flex: 1 1 0;
  }
`

/** The first label is aligned with the input above it; the padding of its button begins before it. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-inline-start: ${space(-1)};
`
