import { type RunningPortal, startPortal } from '@carrier-portal/build/tooling'
import { preparedStore } from './preparePortals.ts'
import { seedNow } from './seedTime.ts'

export type TestPortal = RunningPortal

/** Starts a compiled portal on a free port, with a database of its own and a copy of the prepared release store. */
export function startSeededPortal(environment: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  return startPortal({
    compiledOver: preparedStore(),
    environment: { DATA_DIR: 'memory://', SEED_NOW: seedNow, ...environment },
  })
}
