import { Figures, Icon, type IconName } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { BulkResult } from './useBulkAnswer.ts'
import { words } from './words.ts'

const ICONS = {
  waiting: 'clock',
  sending: 'refresh',
  done: 'check',
  failed: 'alert',
  gone: 'close',
} as const satisfies Record<BulkResult, IconName>

/** What became of each order. */
export function BulkResults({ numbers, results }: { numbers: readonly string[]; results: readonly BulkResult[] }) {
  const say = useWords(words)
  return (
    <List aria-live="polite">
      {numbers.map((number, place) => {
        const result = results[place] ?? 'waiting'
        return (
          <Line key={number}>
            <Icon name={ICONS[result]} />
            <Figures>{number}</Figures>
            <span>{say.result[result]}</span>
          </Line>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1, 3)};
`
