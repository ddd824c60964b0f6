import { jest } from '@jest/globals'

// Jest ignores `testTimeout` of a project, so the limit is set here. Screens on a real backend exceed 5 s on a busy machine.
jest.setTimeout(60_000)

/** Fails a test that calls console.error, which React uses for its warnings. */
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
