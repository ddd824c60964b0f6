import { messages as acceptMessages } from '../accept/messages.ts'
import { messages as declineMessages } from '../decline/messages.ts'
import { messages } from './messages.ts'

const accept = acceptMessages.en
const decline = declineMessages.en

/** Specification, sections 5 and 8; decisions, section 4. */
test.each([
  [accept.fault.referenceMissing, 'OC Reference Number is required.'],
  [accept.fault.commentTooLong, 'User Comment cannot be more than 255 characters.'],
  [accept.failure, 'There was an error accepting this order. Please try again.'],
  [accept.done('WO-1'), 'WO-1 Accepted!'],
  [decline.fault.reasonMissing, 'Reason for Decline is required.'],
  [decline.fault.reasonTooLong, 'Reason for Decline cannot be more than 255 characters.'],
  [decline.failure, 'There was an error rejecting this order. Please try again.'],
  [decline.done('WO-1'), 'WO-1 Declined'],
  [messages.en.gone, 'This order is no longer available. It may have been taken or withdrawn.'],
])('verbatim: %s', (written, specified) => {
  expect(written).toBe(specified)
})
