import { jest } from '@jest/globals'

// Jest reads testTimeout from the root alone, not from a project: screens on a real backend take longer than 5 s on a busy machine.
jest.setTimeout(60_000)

/** A console.error during a test fails it: warnings of React and of our own are faults. */
const written = []

beforeEach(() => {
  written.length = 0
  console.error = (...parts) => {
    written.push(parts.map(String).join(' '))
  }
})

afterEach(() => {
  if (written.length > 0) throw new Error(`console.error was called:\n${written.join('\n')}`)
})
