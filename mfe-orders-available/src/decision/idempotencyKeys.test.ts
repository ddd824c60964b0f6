import { idempotencyKeys } from './idempotencyKeys.ts'

const answer = { ocReferenceNumber: 'OC-1', ocStatus: 'ACCEPTED', userComment: '', workOrderNumber: 'WO-1' } as const

test('the same answer keeps its key, an edited one gets another, and another dialog too', () => {
  const keyOf = idempotencyKeys()
  const first = keyOf(answer)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ ...answer })).toBe(first)
  expect(keyOf({ ...answer, userComment: 'Late' })).not.toBe(first)
  expect(idempotencyKeys()(answer)).not.toBe(first)
})
