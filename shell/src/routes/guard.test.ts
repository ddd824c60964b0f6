import { type GuardDecision, guard, isOpenedAfterSignIn } from './guard.ts'

const landing = '/order/WO-1?x=1'
const show = { do: 'show' }
const to = (address: string, remember = false) => ({ do: 'redirect', to: address, remember })

test.each([
  ['public', false, 'checking', show],
  ['public', true, 'notAccepted', show],
  ['guest', false, 'checking', show],
  ['guest', true, 'checking', to(landing)],
  ['licence', false, 'checking', to('/login')],
  ['licence', true, 'checking', { do: 'wait' }],
  ['licence', true, 'notAccepted', show],
  ['licence', true, 'accepted', to('/available-orders')],
  ['licence', true, 'failed', { do: 'retryLicence' }],
  ['portal', false, 'checking', to('/login', true)],
  ['portal', true, 'checking', { do: 'wait' }],
  ['portal', true, 'notAccepted', to('/tos')],
  ['portal', true, 'accepted', show],
  ['portal', true, 'failed', { do: 'retryLicence' }],
] as const)('guards a %s route, signed in: %s, licence: %s', (access, isSignedIn, licence, decision) => {
  expect(guard({ access, isSignedIn, licence, landing })).toEqual(decision)
})

test.each([
  [to('/login', true), 'start', '/order/WO-1', true],
  [to('/login', true), 'idle', '/order/WO-1', true],
  [to('/login', true), 'logout', '/order/WO-1', false],
  [to('/login', true), 'start', '/', false],
  [to('/login'), 'start', '/tos', false],
  [show, 'start', '/EULA', false],
] as const)('after %j for the reason %s, %s is opened after the sign-in: %s', (decision, reason, path, expected) => {
  expect(isOpenedAfterSignIn(decision as GuardDecision, reason, path)).toBe(expected)
})
