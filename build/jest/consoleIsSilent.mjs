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
