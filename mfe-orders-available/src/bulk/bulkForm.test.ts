import { bulkIssues, bulkPayloads, emptyBulk, fillReferences } from './bulkForm.ts'

const form = { references: ['OC-1', ' '], comment: 'Both at noon', reason: 'No driver' }

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
