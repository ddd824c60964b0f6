import { spawn } from 'node:child_process'
import { root } from '../workspaces.ts'

/** One command of the suite; `command` and its parameters run in the repository's folder. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly parameters: readonly string[]
}

/** How a step ended. `seconds` is the time on the clock. */
interface StepResult {
  readonly name: string
  readonly isPassed: boolean
  readonly seconds: number
}

/** Runs the steps one after the other, with their output on the terminal, and ends after the first failed one. */
export async function runSteps(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const result = await run(step)
    results.push(result)
    if (!result.isPassed) break
  }
  return results
}

/** One line for each step and one for the sum, whose first word says whether all steps ran and passed. */
export function formatResults(results: readonly StepResult[], steps: number, cores: number): readonly string[] {
  const isPassed = results.length === steps && results.every((result) => result.isPassed)
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    ...results.map(({ name, ...result }) => formatLine(name, result.isPassed, result.seconds)),
    `${formatLine('all', isPassed, total)} on ${cores} ${cores === 1 ? 'core' : 'cores'}`,
  ]
}

function formatLine(name: string, isPassed: boolean, seconds: number): string {
  const rounded = Math.round(seconds)
  const clock = `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
  return `${name.padEnd(10)} ${isPassed ? 'passed' : 'FAILED'} ${clock.padStart(6)} min`
}

function run({ name, command, parameters }: Step): Promise<StepResult> {
  const started = performance.now()
  const child = spawn(command, parameters, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => resolve({ name, isPassed, seconds: (performance.now() - started) / 1000 })
    child.once('error', () => end(false))
    child.once('exit', (code) => end(code === 0))
  })
}
