import { ApiError } from '@carrier-portal/contract'
import { anOrder } from '@carrier-portal/contract/testing'
import { outcomeOfFailedRefetch, outcomeOfOrder } from './failedDecision.ts'

const accept = { ocReferenceNumber: 'OC-1', ocStatus: 'ACCEPTED', userComment: '', workOrderNumber: 'WO-1' } as const
const decline = { ...accept, ocReferenceNumber: '', ocStatus: 'REJECTED' } as const

test.each([
  ['still available', accept, { status: 'AVAILABLE', ocReferenceNumber: null }, true, 'offered'],
  ['of no known status', accept, { status: null, ocReferenceNumber: null }, true, 'unknown'],
  ['taken without a reference', accept, { status: 'ROUTED', ocReferenceNumber: null }, true, 'gone'],
  ['taken by another carrier', accept, { status: 'ROUTED', ocReferenceNumber: 'OC-9' }, true, 'gone'],
  [
    'taken with our reference, the response lost',
    accept,
    { status: 'ROUTED', ocReferenceNumber: 'OC-1 ' },
    true,
    'done',
  ],
  ['taken with our reference, refused', accept, { status: 'ROUTED', ocReferenceNumber: 'OC-1' }, false, 'gone'],
  ['declined with our reference', accept, { status: 'REJECTED', ocReferenceNumber: 'OC-1' }, true, 'gone'],
  ['withdrawn', accept, { status: 'REJECTED', ocReferenceNumber: null }, true, 'gone'],
  ['declined, the response lost', decline, { status: 'REJECTED', ocReferenceNumber: null }, true, 'done'],
  ['declined by another dispatcher', decline, { status: 'REJECTED', ocReferenceNumber: null }, false, 'gone'],
  ['taken while declining', decline, { status: 'ROUTED', ocReferenceNumber: null }, true, 'gone'],
] as const)('returns the outcome of an order that is %s', (_, decision, parts, mayBeRecorded, outcome) => {
  expect(outcomeOfOrder(decision, anOrder(parts), mayBeRecorded)).toBe(outcome)
})

test.each([
  [new ApiError('refused', 'orderDetails', 404), 'gone'],
  [new ApiError('refused', 'orderDetails', 410), 'gone'],
  [new ApiError('refused', 'orderDetails', 500), 'unknown'],
  [new ApiError('network', 'orderDetails'), 'unknown'],
])('returns for a refetch that fails with %s the outcome %s', (failure, outcome) => {
  expect(outcomeOfFailedRefetch(failure)).toBe(outcome)
})
