import { messages as acceptMessages } from '../accept/messages.ts'
import { messages as declineMessages } from '../decline/messages.ts'
import { messages } from './messages.ts'

const accept = acceptMessages.en
const decline = declineMessages.en

test.each([
  [accept.error.referenceMissing, 'OC Reference Number is required.'],
  [accept.error.commentTooLong, 'User Comment cannot be more than 255 characters.'],
  [accept.failure, 'There was an error accepting this order. Please try again.'],
  [accept.done('WO-1'), 'WO-1 Accepted!'],
  [decline.error.reasonMissing, 'Reason for Decline is required.'],
  [decline.error.reasonTooLong, 'Reason for Decline cannot be more than 255 characters.'],
  [decline.failure, 'There was an error rejecting this order. Please try again.'],
  [decline.done('WO-1'), 'WO-1 Declined'],
  [messages.en.gone, 'This order is no longer available. It may have been taken or withdrawn.'],
])('uses the specified text: %s', (written, specified) => {
  expect(written).toBe(specified)
})
