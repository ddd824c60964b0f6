import { ApiError } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { mayHaveArrived, outcomeOfFailedRefetch, outcomeOfOrder } from './failedDecision.ts'

const accept = { ocReferenceNumber: 'OC-1', ocStatus: 'ACCEPTED', userComment: '', workOrderNumber: 'WO-1' } as const
const decline = { ...accept, ocReferenceNumber: '', ocStatus: 'REJECTED' } as const

test.each([
  ['still offered', accept, { status: 'AVAILABLE', ocReferenceNumber: null }, true, 'offered'],
  ['of no known status', accept, { status: null, ocReferenceNumber: null }, true, 'offered'],
  ['taken by somebody else', accept, { status: 'ROUTED', ocReferenceNumber: 'OC-9' }, true, 'gone'],
  ['taken with our reference, the reply lost', accept, { status: 'ROUTED', ocReferenceNumber: 'OC-1 ' }, true, 'done'],
  ['taken with our reference, refused', accept, { status: 'ROUTED', ocReferenceNumber: 'OC-1' }, false, 'gone'],
  ['withdrawn', accept, { status: 'REJECTED', ocReferenceNumber: null }, true, 'gone'],
  ['declined, the reply lost', decline, { status: 'REJECTED', ocReferenceNumber: null }, true, 'done'],
  ['declined by somebody else', decline, { status: 'REJECTED', ocReferenceNumber: null }, false, 'gone'],
  ['taken while declining', decline, { status: 'ROUTED', ocReferenceNumber: null }, true, 'gone'],
] as const)('an order %s', (_, answer, parts, lost, finding) => {
  expect(outcomeOfOrder(answer, anOrder(parts), lost)).toBe(finding)
})

test.each([
  [new ApiError('refused', 'orderDetails', 404), 'gone'],
  [new ApiError('refused', 'orderDetails', 500), 'offered'],
  [new ApiError('network', 'orderDetails'), 'offered'],
])('a look that fails with %s finds it %s', (failure, finding) => {
  expect(outcomeOfFailedRefetch(failure)).toBe(finding)
})

test.each([
  [new ApiError('refused', 'answerOrder', 409), false],
  [new ApiError('refused', 'answerOrder', 503), true],
  [new ApiError('unauthorised', 'answerOrder', 401), false],
  [new ApiError('timeout', 'answerOrder'), true],
  [new ApiError('network', 'answerOrder'), true],
  [new ApiError('unreadable', 'answerOrder', 200), true],
  [new Error('of another kind'), false],
])('whether after %s the answer may have been recorded: %s', (failure, lost) => {
  expect(mayHaveArrived(failure)).toBe(lost)
})
