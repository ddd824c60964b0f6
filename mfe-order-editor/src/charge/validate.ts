import { inCents } from '../details/money.ts'
import { type Amount, parseAmount } from '../fields/amount.ts'

/** Why a charge cannot be sent. */
export type ChargeIssue = 'missing' | Exclude<Amount['state'], 'valid' | 'empty'>

/** Why a charge needs a confirmation before it is sent. */
export type ChargeWarning = 'zero' | 'negative' | 'muchMore'

const MUCH_MORE = 3

/** Charge is required and must be an amount in dollars and cents. */
export function validateCharge(text: string): ChargeIssue | undefined {
  const { state } = parseAmount(text)
  if (state === 'valid') return undefined
  return state === 'empty' ? 'missing' : state
}

/** A charge of 0, below 0, or more than three times the current one needs a confirmation. */
export function chargeWarning(next: number, old: number | null): ChargeWarning | undefined {
  if (next === 0) return 'zero'
  if (next < 0) return 'negative'
  return old !== null && inCents(next) > MUCH_MORE * inCents(old) ? 'muchMore' : undefined
}
