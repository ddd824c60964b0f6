import { messages as documentMessages } from '../documents/messages.ts'
import { messages as idleMessages } from '../idle/messages.ts'
import { messages as licenceMessages } from '../licence/messages.ts'
import { messages as credentialsMessages } from '../login/credentialsMessages.ts'
import { messages as sessionMessages } from '../login/messages.ts'
import { messages as resetMessages } from '../password-reset/messages.ts'

const session = sessionMessages.en
const credentials = credentialsMessages.en
const licence = licenceMessages.en

test.each([
  [credentials.enterUsername, 'Enter Username'],
  [credentials.enterPassword, 'Enter Password'],
  [credentials.incorrect, 'Username or Password Incorrect'],
  [credentials.problem, 'There was a problem Logging in. Please try again'],
  [session.callUs('555'), 'Call us at: 555 to reset your password.'],
  [session.loggedOutIdle, 'You have been logged out due to inactivity'],
  [
    idleMessages.en.warning('04:59'),
    'Due to inactivity you will be logged out in 04:59. Click anywhere to remain logged in.',
  ],
  [licence.title, 'End User License Agreement'],
  [licence.accept, 'I accept the terms in the License Agreement'],
  [licence.loading, 'Loading'],
  [licence.problem, 'There was a problem accepting the license agreement. Please try again'],
  [documentMessages.en.problem, 'There was a problem loading the document'],
  [resetMessages.en.failed, 'There was a problem resetting your password. Please try again.'],
  [resetMessages.en.done, 'Password Updated Successfully!'],
])('uses the specified text: %s', (written, specified) => {
  expect(written).toBe(specified)
})
