/** What everybody's tests build on. */
export { aRegisteredRemote, aRemoteVersion } from '../registry/aRegisteredRemote.ts'
export { aLineItem, anOrder } from './anOrder.ts'
export { type FakeHost, type FakeHostOptions, fakeHost } from './fakeHost.ts'
