import { declineIssues, declinePayload } from './declineForm.ts'

test.each([
  ['No vehicle free', []],
  ['x'.repeat(255), []],
  ['', ['reasonMissing']],
  [' \n ', ['reasonMissing']],
  ['x'.repeat(256), ['reasonTooLong']],
])('the reason "%.20s": %j', (reason, faults) => {
  expect(declineIssues({ reason })).toEqual(faults)
})

test('the reason goes as the comment, with an empty reference', () => {
  expect(declinePayload({ reason: ' No vehicle free ' }, 'WO-1')).toEqual({
    ocReferenceNumber: '',
    ocStatus: 'REJECTED',
    userComment: 'No vehicle free',
    workOrderNumber: 'WO-1',
  })
})
