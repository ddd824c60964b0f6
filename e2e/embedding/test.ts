import { test as base, expect } from '../portal/test.ts'
import { type HostToolWorker, hostToolFixtures } from './hostToolFixtures.ts'

/** A test with a portal that allows one other origin, and with the host tool of another company at that origin. */
export const test = base.extend<object, Omit<HostToolWorker, 'portal'>>({
  ...hostToolFixtures,
  baseURL: async ({ tool }, use) => use(tool.address),
})

export { expect }
