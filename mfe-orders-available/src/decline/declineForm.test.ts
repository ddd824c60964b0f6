import { declineIssues, declinePayload } from './declineForm.ts'

test.each([
  ['No vehicle free', []],
  ['x'.repeat(255), []],
  ['', ['reasonMissing']],
  [' \n ', ['reasonMissing']],
  ['\u200b', ['reasonMissing']],
  ['x'.repeat(256), ['reasonTooLong']],
])('validates the reason "%.20s": %j', (reason, issues) => {
  expect(declineIssues({ reason })).toEqual(issues)
})

test('makes a request body with the reason as comment and an empty reference', () => {
  expect(declinePayload({ reason: ' No vehicle free ' }, 'WO-1')).toEqual({
    ocReferenceNumber: '',
    ocStatus: 'REJECTED',
    userComment: 'No vehicle free',
    workOrderNumber: 'WO-1',
  })
})
