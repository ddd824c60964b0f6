import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runCommand } from './runCommand.ts'

const USAGE = 'usage: npm run example -- [--orders 400]'

const REFUSAL = () => new Error('there are orders already')

test.each([
  ['with --help prints the usage and runs nothing', ['--help'], REFUSAL, [USAGE], 0],
  ['with an unknown option prints the usage below the reason', ['--unknown'], REFUSAL, [/^Unknown option/, USAGE], 1],
  ['that fails prints the reason alone', ['--orders', '3'], REFUSAL, ['there are orders already'], 1],
  [
    'that fails without a message prints the code',
    [],
    () => Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    ['ECONNREFUSED'],
    1,
  ],
  [
    'with a fault prints its stack',
    [],
    () => new TypeError('x is undefined'),
    [/^TypeError: x is undefined\n +at /],
    1,
  ],
])('a command %s', async (_, line, failure, texts, code) => {
  const printed: string[] = []
  let exitCode = 0
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text).trimEnd()) > 0),
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      exitCode = Number(code)
      return undefined as never
    }),
    jest.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text))),
  ]
  const { argv } = process
  process.argv = [...argv.slice(0, 2), ...line]
  runCommand(USAGE, async () => {
    parseArgs({ args: line, options: { orders: { type: 'string' } } })
    throw failure()
  })
  await setImmediate()
  process.argv = argv
  for (const spy of spies) spy.mockRestore()
  expect(printed).toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
  expect(exitCode).toBe(code)
})
