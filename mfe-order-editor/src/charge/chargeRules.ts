import { inCents } from '../details/money.ts'

/** Why a charge cannot be sent. */
export type ChargeReason = 'missing' | 'unreadable'

/** Why a charge is asked about once more before it is sent (issue 4). */
export type ChargeDoubt = 'zero' | 'negative' | 'muchMore'

const MUCH_MORE = 3

/** Charge is required (specification, section 5). */
export function whyNotCharge(text: string): ChargeReason | undefined {
  if (text.trim() === '') return 'missing'
  return Number.isFinite(Number(text)) ? undefined : 'unreadable'
}

/** A charge of 0, below 0, or more than three times the old one is confirmed first. */
export function chargeDoubt(next: number, old: number | null): ChargeDoubt | undefined {
  if (next === 0) return 'zero'
  if (next < 0) return 'negative'
  return old !== null && inCents(next) > MUCH_MORE * inCents(old) ? 'muchMore' : undefined
}
