/** An amount in US dollars as people read it: '$84.50' (specification, section 9). */
export function showMoney(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
}

/** A difference with its sign: '+$15.50', '-$3.00', '$0.00'. Counted in cents, so that 0.1 + 0.2 stays 0.3. */
export function showDifference(from: number, to: number): string {
  const cents = Math.round(to * 100) - Math.round(from * 100)
  return `${cents > 0 ? '+' : ''}${showMoney(cents / 100)}`
}
