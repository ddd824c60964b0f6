import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { showDifference, showMoney } from '../details/money.ts'
import { Term, Terms } from '../details/Section.tsx'
import { parseAmount } from '../fields/amount.ts'
import { messages } from './messages.ts'

/** The current charge, the new one and the difference; a dash for one that is not known. */
export function ChargeComparison({ old, text }: { old: number | null; text: string }) {
  const t = useMessages(messages)
  const parsed = parseAmount(text)
  const next = parsed.state === 'valid' ? parsed.amount : undefined
  return (
    <ThreeColumns aria-live="polite">
      <Term name={t.old}>{old === null ? '—' : showMoney(old)}</Term>
      <Term name={t.next}>{next === undefined ? '—' : showMoney(next)}</Term>
      <Term name={t.difference}>{next === undefined || old === null ? '—' : showDifference(old, next)}</Term>
    </ThreeColumns>
  )
}

const ThreeColumns = styled(Terms)`
  && {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`
