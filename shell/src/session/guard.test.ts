import { guard } from './guard.ts'

const landing = '/order/WO-1?x=1'
const show = { do: 'show' }
const to = (address: string, remember = false) => ({ do: 'redirect', to: address, remember })

test.each([
  ['public', false, 'asking', show],
  ['public', true, 'notAccepted', show],
  ['guest', false, 'asking', show],
  ['guest', true, 'asking', to(landing)],
  ['licence', false, 'asking', to('/login')],
  ['licence', true, 'asking', { do: 'wait' }],
  ['licence', true, 'notAccepted', show],
  ['licence', true, 'accepted', to('/available-orders')],
  ['licence', true, 'failed', { do: 'askAgain' }],
  ['portal', false, 'asking', to('/login', true)],
  ['portal', true, 'asking', { do: 'wait' }],
  ['portal', true, 'notAccepted', to('/tos')],
  ['portal', true, 'accepted', show],
  ['portal', true, 'failed', { do: 'askAgain' }],
] as const)('%s, signed in: %s, licence %s', (access, isSignedIn, licence, answer) => {
  expect(guard({ access, isSignedIn, licence, landing })).toEqual(answer)
})
