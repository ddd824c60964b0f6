/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { NO_FACTS } from './remoteState.ts'
import { findRemoteInStack, watchUncaughtErrors } from './uncaughtErrors.ts'

const facts = {
  'mfe-order-history': { ...NO_FACTS, base: '/r/mfe-order-history/1.0.0/' },
  'mfe-orders-accepted': { ...NO_FACTS, base: '/r/mfe-orders-accepted/1.0.0/' },
  'mfe-order-editor': NO_FACTS,
}

test.each([
  ['Error: x\n at save (https://portal.example/r/mfe-order-history/1.0.0/12.js:1:2)', 'mfe-order-history'],
  ['Error: x\n at save (https://portal.example/r/mfe-order-history/1.1.0/12.js:1:2)', undefined],
  ['Error: x\n at https://portal.example/assets/main.js:1:2', undefined],
  ['', undefined],
])('finds the remote in the stack: %s', (stack, remote) => {
  expect(findRemoteInStack(stack, facts)).toBe(remote)
})

test('reports repeated errors of a remote once, also a thrown text, each remote for itself, and no error of other code', () => {
  const reported: string[] = []
  watchUncaughtErrors(
    window,
    () => facts,
    (remote) => reported.push(remote),
  )
  const error = Object.assign(new Error('x'), { stack: 'at /r/mfe-order-history/1.0.0/12.js' })
  for (const cause of [new Error('extension'), error, error])
    window.dispatchEvent(new ErrorEvent('error', { error: cause }))
  for (const filename of ['/assets/main.js', '/r/mfe-orders-accepted/1.0.0/12.js'])
    window.dispatchEvent(new ErrorEvent('error', { error: 'a text', filename }))
  expect(reported).toEqual(['mfe-order-history', 'mfe-orders-accepted'])
})
