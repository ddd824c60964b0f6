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

test.each([
  ['is the unsent save when the order could not be loaded', undefined, undefined, 'unsent', first],
  ['is the unsent save over an unchanged order', undefined, order, 'unsent', first],
  ['is the newer text over an unchanged order', second, order, 'unsent', second],
  ['is the newer text when the order could not be loaded', second, undefined, 'unsent', second],
  ['is the order when the save has arrived', undefined, { ...order, ocComments: 'In the basement' }, 'arrived', first],
  [
    'is the newer text when the save has arrived',
    second,
    { ...order, ocComments: 'In the basement' },
    'arrived',
    second,
  ],
  [
    'is the unsent save when an earlier one has arrived',
    undefined,
    { ...order, ocComments: 'Earlier' },
    'merged',
    first,
  ],
  ['is the unsent save in a conflict', undefined, { ...order, ocComments: 'Theirs' }, 'conflict', first],
  ['is the newer text in a conflict', second, { ...order, ocComments: 'Theirs' }, 'conflict', second],
] as const)('the start of an unsent save %s', (_, newer, present, state, expected) => {
  const earlier = aForm({ comments: 'Earlier' })
  const [payload, earlierPayload] = [first, earlier].map((form) => form && toPayload(form, order, clock))
  if (!first || !payload || !earlierPayload) throw new Error('The forms are valid.')
  const unacknowledged = { form: earlier, payload: earlierPayload, idempotencyKey: 'earlier' }
  const stored = { loaded, itemTypes: [], form: first, payload, removedIds: [], unacknowledged }
  const draft = newer && { form: newer, order, zone: ZONE }
  const start = startOfUnsent(stored, draft, present && { workOrder: present, version: 'v2' }, ZONE)
  expect(start).toMatchObject({ state, initial: { comments: expected?.comments } })
  // A conflict is shown over the order that was edited.
  expect(start.loaded.workOrder).toBe(state === 'conflict' || !present ? order : present)
  expect(start.conflict?.present.workOrder).toBe(state === 'conflict' ? present : undefined)
})
