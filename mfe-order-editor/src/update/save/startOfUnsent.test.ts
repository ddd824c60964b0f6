import { toPayload } from '../form/conversions.ts'
import { aForm, clock, order } from '../form/testing.ts'
import { startOfUnsent } from './startOfUnsent.ts'

const ZONE = 'America/New_York'
const loaded = { workOrder: order, version: undefined }
const [first, second] = ['In the basement', 'In the basement, box 2'].map((comments) => aForm({ comments }))

test('starts as a save that has arrived when the order has what was sent over the unsent save', () => {
  const payload = first && toPayload(first, order, clock)
  if (!first || !second || !payload) throw new Error('The forms are valid.')
  const stored = { loaded, itemTypes: [], form: first, payload, removedIds: [] }
  const draft = { form: { ...second, pickupSignature: 'Typed since' }, order, zone: ZONE, sent: second }
  const present = { workOrder: { ...order, ocComments: second.comments }, version: undefined }
  expect(startOfUnsent(stored, draft, present, ZONE)).toMatchObject({
    state: 'arrived',
    loaded: present,
    initial: { comments: second.comments, pickupSignature: 'Typed since' },
  })
})
