/** Public API for tests of every workspace: fixtures, the test host, and the suite that every host passes. */

export { aLineItem, anOrder } from './anOrder.ts'
export { aRegisteredRemote, aRemoteVersion } from './aRegisteredRemote.ts'
export { describePortalHost } from './describePortalHost.ts'
export { earlierRemotes } from './earlierContracts/remotes.ts'
export { createMemoryCopies } from './memoryCopies.ts'
export { createMemoryOutbox } from './memoryOutbox.ts'
export { createTestHost, type TestHost, type TestHostOptions } from './testHost.ts'
