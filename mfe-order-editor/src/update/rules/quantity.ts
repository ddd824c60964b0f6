import { LIMITS } from '@carrier-portal/contract/rules'

const { min, max } = LIMITS.quantity

/** Whether a text is a quantity: a whole number from 1 to 999. */
export function isQuantity(text: string): boolean {
  const quantity = Number(text)
  return /^\d+$/.test(text.trim()) && quantity >= min && quantity <= max
}

/** The quantity after a step up or down, from 1 to 999. A text that is no whole number counts as 0. */
export function steppedQuantity(text: string, by: number): string {
  const quantity = Number(text)
  return String(Math.min(max, Math.max(min, (Number.isInteger(quantity) ? quantity : 0) + by)))
}
