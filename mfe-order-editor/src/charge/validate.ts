import { inCents } from '../details/money.ts'

/** Why a charge cannot be sent. */
export type ChargeIssue = 'missing' | 'unreadable'

/** Why a charge needs a confirmation before it is sent. */
export type ChargeWarning = 'zero' | 'negative' | 'muchMore'

const MUCH_MORE = 3

/** Charge is required and must be a number. */
export function validateCharge(text: string): ChargeIssue | undefined {
  if (text.trim() === '') return 'missing'
  return Number.isFinite(Number(text)) ? undefined : 'unreadable'
}

/** A charge of 0, below 0, or more than three times the current one needs a confirmation. */
export function chargeWarning(next: number, old: number | null): ChargeWarning | undefined {
  if (next === 0) return 'zero'
  if (next < 0) return 'negative'
  return old !== null && inCents(next) > MUCH_MORE * inCents(old) ? 'muchMore' : undefined
}
