import { Icon, type IconName, TabularNumbers } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { Inline, Stack } from '@carrier-portal/shared-ui/layout'
import { color, space } from '@carrier-portal/shared-ui/theme'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { messages } from './messages.ts'
import { type BulkResult, canRetry } from './useBulkDecision.ts'

const ICONS = {
  waiting: 'clock',
  sending: 'refresh',
  done: 'check',
  failed: 'alert',
  unknown: 'alert',
  crashed: 'alert',
  unreachable: 'alert',
  unsent: 'alert',
  gone: 'close',
} as const satisfies Record<BulkResult, IconName>

interface BulkResultsProps {
  readonly kind: DecisionKind
  /** By order number, in the sequence in which they are shown. */
  readonly results: ReadonlyMap<string, BulkResult>
}

/** The result of each order. */
export function BulkResults({ kind, results }: BulkResultsProps) {
  const t = useMessages(messages)
  return (
    <ResultList as="ul">
      {[...results].map(([number, result]) => (
        <ResultLine key={number} $failed={canRetry(result) || result === 'gone'}>
          <Icon name={ICONS[result]} />
          <Inline>
            <TabularNumbers>{number}</TabularNumbers>
            <span>{t.result[kind][result]}</span>
          </Inline>
        </ResultLine>
      ))}
    </ResultList>
  )
}

const ResultList = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;
`

const ResultLine = styled.li<{ $failed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  /* A sentence without room beside the number is below it, and not below the icon. */
  > :last-child {
    gap: ${space(1, 3)};
  }
  color: ${({ $failed }) => ($failed ? color.danger : color.text)};
`
