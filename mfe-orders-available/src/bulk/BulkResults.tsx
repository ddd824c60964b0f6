import { Icon, type IconName, TabularNumbers } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { messages } from './messages.ts'
import type { BulkResult } from './useBulkDecision.ts'

const ICONS = {
  waiting: 'clock',
  sending: 'refresh',
  done: 'check',
  failed: 'alert',
  gone: 'close',
} as const satisfies Record<BulkResult, IconName>

/** What became of each order. */
export function BulkResults({ numbers, results }: { numbers: readonly string[]; results: readonly BulkResult[] }) {
  const t = useMessages(messages)
  return (
    <List aria-live="polite">
      {numbers.map((number, place) => {
        const result = results[place] ?? 'waiting'
        return (
          <Line key={number}>
            <Icon name={ICONS[result]} />
            <TabularNumbers>{number}</TabularNumbers>
            <span>{t.result[result]}</span>
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
