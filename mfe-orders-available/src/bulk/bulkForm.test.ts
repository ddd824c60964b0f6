import { bulkIssues, bulkPayloads, emptyBulk, fillReferences } from './bulkForm.ts'
import { formOfKept, isKeptForSome, keptOf, withoutOrders } from './keptBulk.ts'

const form = { references: ['OC-1', ' '], comment: 'Both at noon', reason: 'No driver', unselected: [] }

test.each([
  ['accept', emptyBulk(2), ['referenceMissing', 'referenceMissing']],
  ['accept', form, ['referenceMissing']],
  ['accept', { ...form, references: ['OC-1', 'OC-2'] }, []],
  ['accept', { ...form, references: ['OC-1'], comment: 'x'.repeat(256) }, ['commentTooLong']],
  ['decline', emptyBulk(1), ['reasonMissing']],
  ['decline', form, []],
] as const)('returns the issues of a %s form: case %#', (kind, typed, issues) => {
  expect(bulkIssues(kind, typed)).toEqual(issues)
})

test('fills in only the empty references', () => {
  expect(fillReferences(form)).toEqual(['OC-1', 'OC-1'])
  expect(fillReferences({ ...form, references: [' ', 'OC-2', ''] })).toEqual(['OC-2', 'OC-2', 'OC-2'])
  expect(fillReferences(emptyBulk(2))).toEqual(['', ''])
})

test('makes one request body for each order', () => {
  expect(bulkPayloads('accept', { ...form, references: ['OC-1', 'OC-2'] }, ['WO-1', 'WO-2'])).toMatchObject([
    { workOrderNumber: 'WO-1', ocReferenceNumber: 'OC-1', ocStatus: 'ACCEPTED', userComment: 'Both at noon' },
    { workOrderNumber: 'WO-2', ocReferenceNumber: 'OC-2', ocStatus: 'ACCEPTED' },
  ])
  expect(bulkPayloads('decline', form, ['WO-1'])).toMatchObject([
    { workOrderNumber: 'WO-1', ocReferenceNumber: '', ocStatus: 'REJECTED', userComment: 'No driver' },
  ])
})

test.each([
  ['the same orders in another sequence', ['WO-2', 'WO-1'], ['', 'OC-1'], []],
  ['one of the orders', ['WO-2'], [''], ['WO-1']],
  ['one of the orders and a new one', ['WO-3', 'WO-1'], ['', 'OC-1'], ['WO-2']],
] as const)('restores what was typed for two orders to %s, and keeps the rest', (_, numbers, references, rest) => {
  const kept = keptOf({ ...form, references: ['OC-1', ''] }, ['WO-1', 'WO-2'])
  const restored = formOfKept(kept, numbers)
  expect(restored).toMatchObject({ references, comment: 'Both at noon', reason: 'No driver' })
  expect(restored.unselected.map(({ workOrderNumber }) => workOrderNumber)).toEqual(rest)
  expect(keptOf(restored, numbers).orders).toEqual(expect.arrayContaining([...kept.orders]))
})

test('keeps of references alone those that were typed', () => {
  const kept = keptOf({ ...emptyBulk(2), references: ['OC-1', ''] }, ['WO-1', 'WO-2'])
  expect(isKeptForSome(kept, ['WO-1', 'WO-2'])).toBe(true)
  expect(isKeptForSome(kept, ['WO-2'])).toBe(false)
  expect(withoutOrders(kept, ['WO-1'])).toBeUndefined()
})
