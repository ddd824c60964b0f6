/** Whether an amount of US dollars has whole cents, as it is stored. */
export function hasWholeCents(amount: number): boolean {
  return /^-?\d+(\.\d{1,2})?$/.test(String(amount))
}
