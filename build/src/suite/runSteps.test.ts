import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatResults, runSteps, type Step } from './runSteps.ts'

/** Writes the first file, and ends when the second one exists. */
const MEET = `
const { existsSync, writeFileSync } = require('node:fs')
const [own, other] = process.argv.slice(1)
writeFileSync(own, '')
const look = () => existsSync(other) || setTimeout(look, 5)
look()`

const ending = (name: string, code: number): Step => ({
  name,
  command: process.execPath,
  parameters: ['-e', `process.exit(${code})`],
})

test('runs the groups in order and ends after the first one with a failed step', async () => {
  const groups = [[ending('types', 0)], [ending('lint', 1), ending('build', 0)], [ending('unit', 0)]]
  const { steps, all } = await runSteps(groups)
  expect(steps.map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['types', true],
    ['lint', false],
    ['build', true],
  ])
  expect(all.isPassed).toBe(false)
})

test('passes when every step of every group passed', async () => {
  const { all } = await runSteps([[ending('types', 0), ending('lint', 0)], [ending('unit', 0)]])
  expect(all.isPassed).toBe(true)
})

test('runs the steps of a group side by side', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'))
  const meeting = (name: string, other: string): Step => ({
    name,
    command: process.execPath,
    parameters: ['-e', MEET, join(folder, name), join(folder, other)],
  })
  const { all } = await runSteps([[meeting('types', 'lint'), meeting('lint', 'types')]])
  expect(all.isPassed).toBe(true)
})

test('a command that does not exist fails its step', async () => {
  const { all } = await runSteps([[{ name: 'unit', command: 'no-such-command', parameters: [] }]])
  expect(all.isPassed).toBe(false)
})

test.each([
  [true, 1, 'all        passed   1:48 min on 1 core'],
  [false, 2, 'all        FAILED   1:48 min on 2 cores'],
])('prints the time of each step and of the suite, passed: %s', (isPassed, cores, last) => {
  const steps = [
    { name: 'types', isPassed: true, seconds: 61.4 },
    { name: 'unit', isPassed, seconds: 58.7 },
  ]
  expect(formatResults({ steps, all: { name: 'all', isPassed, seconds: 108 } }, cores)).toEqual([
    'types      passed   1:01 min',
    `unit       ${isPassed ? 'passed' : 'FAILED'}   0:59 min`,
    last,
  ])
})
