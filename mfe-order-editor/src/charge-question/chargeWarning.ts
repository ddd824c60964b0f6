import { inCents } from '../details/money.ts'

/** Why a charge needs a confirmation before it is sent. */
export type ChargeWarning = 'zero' | 'negative' | 'muchMore'

const MUCH_MORE = 3

/** A charge of 0, below 0, or more than three times the current one, in US dollars, needs a confirmation. */
export function chargeWarning(next: number, old: number | null): ChargeWarning | undefined {
  if (next === 0) return 'zero'
  if (next < 0) return 'negative'
  return old !== null && inCents(next) > MUCH_MORE * inCents(old) ? 'muchMore' : undefined
}
