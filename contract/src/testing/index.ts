/** What everybody's tests build on. */
export { aLineItem, anOrder } from './anOrder.ts'
export { type FakeHost, type FakeHostOptions, fakeHost } from './fakeHost.ts'
