import { jest } from '@jest/globals'

// A shared machine may stall for seconds: there a test gets a second chance, and its first failure is printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true })
