import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { showDifference, showMoney } from '../details/money.ts'
import { Term, Terms } from '../details/Section.tsx'
import { whyNotCharge } from './chargeRules.ts'
import { messages } from './messages.ts'

/** The old charge, the new one, and what lies between them. */
export function ChargeComparison({ old, typed }: { old: number | null; typed: string }) {
  const t = useMessages(messages)
  const next = whyNotCharge(typed) === undefined ? Number(typed) : undefined
  return (
    <Three aria-live="polite">
      <Term name={t.old}>{old === null ? '—' : showMoney(old)}</Term>
      <Term name={t.next}>{next === undefined ? '—' : showMoney(next)}</Term>
      <Term name={t.difference}>{next === undefined ? '—' : showDifference(old ?? 0, next)}</Term>
    </Three>
  )
}

const Three = styled(Terms)`
  && {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`
