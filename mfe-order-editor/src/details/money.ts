/** An amount in US dollars, in US format: '$84.50'. */
export function showMoney(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
}

/** A difference with its sign: '+$15.50', '-$3.00', '$0.00'. Counted in cents, so that 0.1 + 0.2 stays 0.3. */
export function showDifference(from: number, to: number): string {
  const cents = inCents(to) - inCents(from)
  return `${cents > 0 ? '+' : ''}${showMoney(cents / 100)}`
}

/** An amount as whole cents, in which amounts are compared. */
export function inCents(amount: number): number {
  return Math.round(amount * 100)
}
