import { ApiError, type ApiFailure, type OutboxEntry } from '@carrier-portal/contract'
import { waitingSave } from '../testing/waitingSave.ts'
import { failedAttempt, isOutboxEntry, ordersToSend, type UnsentOutcome } from './outboxRules.ts'

const entry = (workOrderNumber: string, state: OutboxEntry['state'] = 'waiting') =>
  waitingSave(workOrderNumber, { state })

test.each<[ApiFailure, number | undefined, UnsentOutcome]>([
  ['network', undefined, 'unreachable'],
  ['timeout', undefined, 'later'],
  ['unreadable', 200, 'later'],
  ['unauthorised', 401, 'unreachable'],
  ['refused', 503, 'unreachable'],
  ['refused', 408, 'later'],
  ['refused', 500, 'later'],
  ['refused', 429, 'unreachable'],
  ['refused', 409, 'conflict'],
  ['refused', 412, 'conflict'],
  ['refused', 403, 'forbidden'],
  ['refused', 404, 'unavailable'],
  ['refused', 422, 'refused'],
])('reads a failure %s with status %s as %s', (failure, status, reason) => {
  expect(failedAttempt(new ApiError(failure, 'updateLineItems', status))).toBe(reason)
})

test("reads a job's own error as a failed entry", () => {
  expect(failedAttempt(new TypeError('broken'))).toBe('failed')
})

test('sends the orders by their oldest entry, and none with a stopped entry', () => {
  const entries = [entry('WO-2'), entry('WO-1'), entry('WO-3', 'stopped'), entry('WO-2'), entry('WO-3')]
  expect(ordersToSend(entries)).toEqual(['WO-2', 'WO-1'])
})

test.each([null, 'x', {}, { ...entry('WO-1'), schema: '1' }, { ...entry('WO-1'), idempotencyKey: undefined }])(
  'refuses the stored value %j',
  (value) => {
    expect(isOutboxEntry(value)).toBe(false)
  },
)

test('recognises a stored entry', () => {
  expect(isOutboxEntry(entry('WO-1'))).toBe(true)
})
