import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { TimeInput } from '../../fields/TimeInput.tsx'
import { nowInField } from '../editorClock.ts'
import type { TimeColumn } from '../items.ts'
import { TimeNotes } from '../TimeNotes.tsx'
import { useUpdateTools } from '../updateTools.ts'
import { Cell } from './cell.tsx'
import { SmallButton } from './SmallButton.tsx'
import type { Row } from './useRow.ts'
import { words } from './words.ts'

/** When an item was picked up or dropped off, with "Now" beside it. */
export function TimeCell({ row, column }: { row: Row; column: TimeColumn }) {
  const say = useWords(words)
  const { clock } = useUpdateTools()
  const { atStop, savedAs, odd } = row.timeOf(column)
  const notes = (atStop !== undefined || savedAs !== undefined || odd.length > 0) && (
    <TimeNotes atStop={atStop} savedAs={savedAs} odd={odd} />
  )
  const setNow = () => {
    row.set(column, nowInField(Date.now(), clock))
    row.leave(column)
  }
  return (
    <Cell row={row} field={column} notes={notes}>
      {(input) => (
        <Pair>
          <TimeInput {...input} value={row.item[column]} onText={(text) => row.set(column, text)} />
          {!row.item.removed && (
            <SmallButton aria-label={say.setNow[column](row.k)} onClick={setNow}>
              {say.now}
            </SmallButton>
          )}
        </Pair>
      )}
    </Cell>
  )
}

const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  > :first-child {
    flex: 1 1 auto;
  }
`
