import { idempotencyKeys } from './idempotencyKeys.ts'

const request = { ocReferenceNumber: 'OC-1', ocStatus: 'ACCEPTED', userComment: '', workOrderNumber: 'WO-1' } as const

test('returns the same key for the same request, and a new one for an edited request or another dialog', () => {
  const keyOf = idempotencyKeys()
  const first = keyOf(request)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ ...request })).toBe(first)
  expect(keyOf({ ...request, userComment: 'Late' })).not.toBe(first)
  expect(idempotencyKeys()(request)).not.toBe(first)
})
