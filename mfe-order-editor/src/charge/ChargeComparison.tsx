import { StatusRegion, useIsSettled } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { showDifference, showMoney } from '../details/money.ts'
import { Term, Terms } from '../details/Section.tsx'
import { parseAmount } from '../fields/amount.ts'
import { messages } from './messages.ts'

/**
 * The current charge, the new one and the difference; a dash for one that is not known. Screen readers announce them when
 * the typing of a new one pauses.
 */
export function ChargeComparison({ old, text }: { old: number | null; text: string }) {
  const t = useMessages(messages)
  const parsed = parseAmount(text)
  const next = parsed.state === 'valid' ? parsed.amount : undefined
  const isAnnounced = useIsSettled(text) && next !== undefined
  const charges = (
    <Columns>
      <Term name={t.old}>{old === null ? '—' : showMoney(old)}</Term>
      <Term name={t.next}>{next === undefined ? '—' : showMoney(next)}</Term>
      <Term name={t.difference}>{next === undefined || old === null ? '—' : showDifference(old, next)}</Term>
    </Columns>
  )
  return (
    <>
      <StatusRegion>{isAnnounced && charges}</StatusRegion>
      {!isAnnounced && charges}
    </>
  )
}

/** Three columns, or fewer where a word or an amount would not fit. */
const Columns = styled(Terms)`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
  }
  > div {
    flex: 1 1 0;
    min-width: min-content;
  }
  dd {
    overflow-wrap: normal;
  }
`
