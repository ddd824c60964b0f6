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

/** How the suite ended: its steps, and `all`, which passed when every step ran and passed. */
interface SuiteResult {
  readonly steps: readonly StepResult[]
  readonly all: StepResult
}

/**
 * Runs one group of steps after the other, with their output on the terminal, and ends after the first group with a failed
 * step. The steps of a group run side by side.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<SuiteResult> {
  const started = performance.now()
  const steps: StepResult[] = []
  for (const group of groups) {
    steps.push(...(await Promise.all(group.map(run))))
    if (steps.some(({ isPassed }) => !isPassed)) break
  }
  const isPassed = steps.length === groups.flat().length && steps.every((step) => step.isPassed)
  return { steps, all: { name: 'all', isPassed, seconds: (performance.now() - started) / 1000 } }
}

/** One line for each step and one for the suite. */
export function formatResults({ steps, all }: SuiteResult, cores: number): readonly string[] {
  return [...steps.map(formatLine), `${formatLine(all)} on ${cores} ${cores === 1 ? 'core' : 'cores'}`]
}

function formatLine({ name, isPassed, seconds }: StepResult): string {
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
