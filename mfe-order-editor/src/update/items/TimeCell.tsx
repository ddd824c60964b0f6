import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { memo } from 'react'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { nowInField } from '../editorClock.ts'
import type { TimeColumn } from '../items.ts'
import { TimeNotes } from '../TimeNotes.tsx'
import { useUpdateTools } from '../updateTools.ts'
import { Cell } from './cell.tsx'
import { messages } from './messages.ts'
import type { RowTime } from './rowTimes.ts'
import { SmallButton } from './SmallButton.tsx'
import type { RowField } from './useRow.ts'

export interface TimeCellProps extends RowField {
  readonly column: TimeColumn
  readonly time: RowTime
}

/** When an item was picked up or dropped off, with "Now" beside it. */
export const TimeCell = memo(function TimeCell({ column, time, ...of }: TimeCellProps) {
  const t = useMessages(messages)
  const { clock } = useUpdateTools()
  const { place, text, removed } = of
  const { atStop, savedAs, odd } = time
  const notes = (atStop !== undefined || savedAs !== undefined || odd.length > 0) && <TimeNotes {...time} />
  const setNow = () => {
    place.set(column, nowInField(Date.now(), clock))
    place.leave(column)
  }
  return (
    <Cell of={of} field={column} notes={notes}>
      {(input) => (
        <Pair>
          <TimeInput {...input} value={text} onText={(typed) => place.set(column, typed)} />
          {!removed && (
            <SmallButton aria-label={t.setNow[column](place.k)} onClick={setNow}>
              {t.now}
            </SmallButton>
          )}
        </Pair>
      )}
    </Cell>
  )
})

const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  > :first-child {
    flex: 1 1 auto;
  }
`
