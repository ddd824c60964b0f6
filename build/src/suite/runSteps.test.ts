import { formatResults, runSteps, type Step } from './runSteps.ts'

const ending = (name: string, code: number): Step => ({
  name,
  command: process.execPath,
  parameters: ['-e', `process.exit(${code})`],
})

test('runs the steps in order and ends after the first failed one', async () => {
  const results = await runSteps([ending('types', 0), ending('lint', 1), ending('unit', 0)])
  expect(results.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['types', true],
    ['lint', false],
  ])
})

test('a command that does not exist fails its step', async () => {
  const [result] = await runSteps([{ name: 'unit', command: 'no-such-command', parameters: [] }])
  expect(result?.isPassed).toBe(false)
})

test.each([
  ['all steps passed', [61.4, 58.7], 2, 'all        passed   2:00 min on 2 cores'],
  ['a step did not run', [61.4, 58.7], 3, 'all        FAILED   2:00 min on 2 cores'],
])('prints the time of each step and of the suite: %s', (_, seconds, steps, last) => {
  const results = seconds.map((value, index) => ({
    name: ['types', 'unit'][index] ?? '',
    isPassed: true,
    seconds: value,
  }))
  expect(formatResults(results, steps, 2)).toEqual([
    'types      passed   1:01 min',
    'unit       passed   0:59 min',
    last,
  ])
})
