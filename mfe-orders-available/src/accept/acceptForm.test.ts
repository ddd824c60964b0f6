import { acceptIssues, acceptPayload } from './acceptForm.ts'

const long = (length: number) => 'x'.repeat(length)

test.each([
  ['OC-1', '', []],
  ['OC-1', long(255), []],
  ['', '', ['referenceMissing']],
  ['   ', '', ['referenceMissing']],
  ['\u200b', '', ['referenceMissing']],
  ['OC-1', long(256), ['commentTooLong']],
  ['', long(256), ['referenceMissing', 'commentTooLong']],
  [long(255), '', []],
  [long(256), '', ['referenceTooLong']],
])('validates the reference "%.10s" and the comment "%.10s…": %j', (reference, comment, issues) => {
  expect(acceptIssues({ reference, comment })).toEqual(issues)
})

test('makes a request body with all four keys and trimmed texts', () => {
  expect(acceptPayload({ reference: ' OC-1 ', comment: ' Dock 2 ' }, 'WO-1')).toEqual({
    ocReferenceNumber: 'OC-1',
    ocStatus: 'ACCEPTED',
    userComment: 'Dock 2',
    workOrderNumber: 'WO-1',
  })
})
