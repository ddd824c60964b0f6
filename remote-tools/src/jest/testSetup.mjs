import { jest } from '@jest/globals'

// Jest ignores `testTimeout` of a project, so the limit is set here. It only ends a test that hangs: on a machine that other
// work keeps busy, tests on a real backend exceed a minute.
jest.setTimeout(300_000)

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
