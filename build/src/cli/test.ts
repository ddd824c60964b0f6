import { availableParallelism } from 'node:os'
import { formatResults, runSteps } from '../suite/runSteps.ts'
import { allSteps, changedSteps, longSteps } from '../suite/steps.ts'

const USAGE = `npm test [-- --changed [commit] | --long]

Runs the checks of the repository, types, lint and the build side by side, and prints the time of each. It ends when one
has failed. With --changed it runs only what the changes since a commit can fail, as far as imports and the table of
requirements show it (docs/testing.md); without a commit, the changes that are not committed. With --long
it runs the tests that take minutes, which it leaves out otherwise.`

const [option, ...values] = process.argv.slice(2)

/** The groups of steps that the command line asks for; undefined when it cannot be understood. */
async function requestedSteps() {
  if (option === undefined) return allSteps()
  if (option === '--long' && values.length === 0) return longSteps()
  if (option === '--changed' && values.length <= 1) return await changedSteps(values[0] ?? 'HEAD')
  return undefined
}

if (option === '--help') process.stdout.write(`${USAGE}\n`)
else await run()

async function run(): Promise<void> {
  const steps = await requestedSteps().catch((cause: Error) => cause.message)
  if (steps === undefined || typeof steps === 'string') {
    process.stderr.write(`${steps ?? USAGE}\n`)
    process.exitCode = 2
    return
  }
  const result = await runSteps(steps)
  process.stdout.write(`\n${formatResults(result, availableParallelism()).join('\n')}\n`)
  process.exitCode = result.all.isPassed ? 0 : 1
}
