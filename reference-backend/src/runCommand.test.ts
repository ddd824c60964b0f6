import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './runCommand.ts'

const USAGE = 'usage: npm run example -- [--orders 400]'

test.each([
  ['with --help prints the usage and runs nothing', ['--help'], [USAGE], 0],
  ['with an unknown option prints the usage below the reason', ['--unknown'], [/^Unknown option/, USAGE], 1],
  ['that fails prints the reason alone', ['--orders', '3'], ['there are 3 orders already'], 1],
])('a command %s', async (_, line, texts, code) => {
  const printed: string[] = []
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text).trimEnd()) > 0),
    jest.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text))),
  ]
  const { argv } = process
  process.argv = [...argv.slice(0, 2), ...line]
  process.exitCode = 0
  runCommand(USAGE, async () => {
    const { values } = parseArgs({ args: line, options: { orders: { type: 'string' } } })
    throw new Error(`there are ${values.orders} orders already`)
  })
  await setImmediate()
  const exitCode = process.exitCode
  process.argv = argv
  process.exitCode = 0
  for (const spy of spies) spy.mockRestore()
  expect(printed).toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
  expect(exitCode).toBe(code)
})
