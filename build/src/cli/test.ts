import { availableParallelism } from 'node:os'
import { formatResults, runSteps, type Step } from '../suite/runSteps.ts'

/** `npm test`: every check of the repository, the cheapest first. Ends at the first failure and prints the times. */
const steps = ['types', 'lint', 'build', 'unit', 'e2e'].map(
  (name): Step => ({ name, command: 'npm', parameters: ['run', '-s', name] }),
)
const results = await runSteps(steps)
process.stdout.write(`\n${formatResults(results, steps.length, availableParallelism()).join('\n')}\n`)
process.exitCode = results.length === steps.length && results.every(({ isPassed }) => isPassed) ? 0 : 1
