import { type Amount, parseAmount } from '../fields/amount.ts'

/** Why a charge cannot be sent. */
type ChargeIssue = 'missing' | Exclude<Amount['state'], 'valid' | 'empty'>

/** Charge is required and must be an amount in dollars and cents. */
export function validateCharge(text: string): ChargeIssue | undefined {
  const { state } = parseAmount(text)
  if (state === 'valid') return undefined
  return state === 'empty' ? 'missing' : state
}
