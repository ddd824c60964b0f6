import { words as acceptWords } from '../accept/words.ts'
import { words as declineWords } from '../decline/words.ts'
import { words } from './words.ts'

const accept = acceptWords.en
const decline = declineWords.en

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
  [words.en.gone, 'This order is no longer available. It may have been taken or withdrawn.'],
])('verbatim: %s', (written, specified) => {
  expect(written).toBe(specified)
})
