/** The meaning of a typed amount in US dollars. */
export type Amount =
  | { readonly state: 'valid'; readonly amount: number }
  | { readonly state: 'empty' | 'unreadable' | 'tooPrecise' | 'outOfRange' }

/** The largest charge that is accepted, positive or negative, in US dollars. */
const LARGEST_CHARGE = 99_999.99

const PATTERN = /^(-?)\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(\.\d*)?$/

/**
 * Parses an amount as it is typed or pasted: '84.5', '-3', and '$ 1,250.00' of a spreadsheet. A comma separates thousands
 * only, so '12,50' is unreadable; exponents are unreadable too.
 */
export function parseAmount(text: string): Amount {
  const trimmed = text.trim()
  if (trimmed === '') return { state: 'empty' }
  const [, sign = '', whole = '', decimals = ''] = PATTERN.exec(trimmed) ?? []
  if (!/\d/.test(whole + decimals)) return { state: 'unreadable' }
  if (decimals.length > 3) return { state: 'tooPrecise' }
  const amount = Number(whole.replaceAll(',', '') + decimals)
  if (amount > LARGEST_CHARGE) return { state: 'outOfRange' }
  return { state: 'valid', amount: sign === '' || amount === 0 ? amount : -amount }
}

/** The text of an amount in a field; empty without one. The inverse of `parseAmount`. */
export function printAmount(amount: number | null): string {
  return amount === null ? '' : String(amount)
}
