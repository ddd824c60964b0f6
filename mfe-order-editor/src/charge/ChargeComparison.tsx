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
    <Terms aria-live="polite">
      <Term name={say.old}>{old === null ? '—' : showMoney(old)}</Term>
      <Term name={say.next}>{next === undefined ? '—' : showMoney(next)}</Term>
      <Term name={say.difference}>{next === undefined ? '—' : showDifference(old ?? 0, next)}</Term>
    </Terms>
  )
}
