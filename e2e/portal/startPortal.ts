import { type RunningPortal, startPortal } from '@carrier-portal/build/tooling'

export type TestPortal = RunningPortal

/** Today in the zone of the test browser (New York), as yyyy-MM-dd; the demo data is made for it. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** Starts the whole portal on a free port with a database of its own. `npm run build` must have run before. */
export function startSeededPortal(environment: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  return startPortal({ environment: { DATA_DIR: 'memory://', TODAY: today, ...environment } })
}
