import { jest } from '@jest/globals'

// A shared CI machine may stall for seconds, so a failed test runs once more; the first failure is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
