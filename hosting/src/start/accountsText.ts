const PASSWORD = 'courier-demo-2026'

/** The reference backend's demo accounts and the access of each. */
const accounts: readonly (readonly [string, string])[] = [
  ['dana', 'dispatcher of three carriers'],
  ['omar', 'driver of one carrier'],
  ['priya', 'all carriers'],
  ['lee', 'has not accepted the licence yet'],
  ['sam', 'Summit Medical Logistics only'],
  ['nova', 'no carriers'],
]

/** The demo accounts as they are printed when the portal starts; nothing where the backend's settings make none. */
export function accountsText({ DEMO, DATABASE_URL }: NodeJS.ProcessEnv): string {
  if (DEMO ? DEMO !== '1' : DATABASE_URL) return ''
  const rows = accounts.map(([name, what]) => `  ${name.padEnd(8)}${what}`)
  return `Demo accounts, password ${PASSWORD}:\n${rows.join('\n')}\n`
}
