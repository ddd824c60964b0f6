import { styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useWords } from '@carrier-portal/shared-ui/words'
import { showDifference, showMoney } from '../details/money.ts'
import { Term, Terms } from '../details/Section.tsx'
import { whyNotCharge } from './chargeRules.ts'
import { words } from './words.ts'

/** The old charge, the new one, and what lies between them. */
export function ChargeComparison({ old, typed }: { old: number | null; typed: string }) {
  const say = useWords(words)
  const next = whyNotCharge(typed) === undefined ? Number(typed) : undefined
  return (
    <Three aria-live="polite">
      <Term name={say.old}>{old === null ? '—' : showMoney(old)}</Term>
      <Term name={say.next}>{next === undefined ? '—' : showMoney(next)}</Term>
      <Term name={say.difference}>{next === undefined ? '—' : showDifference(old ?? 0, next)}</Term>
    </Three>
  )
}

const Three = styled(Terms)`
  && {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`
