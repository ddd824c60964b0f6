import { availableParallelism } from 'node:os'
import { formatResults, runSteps } from '../suite/runSteps.ts'
import { allSteps, changedSteps } from '../suite/steps.ts'

const USAGE = `npm test [-- --changed [commit]]

Runs every check of the repository, ends at the first failed one, and prints the time of each. With --changed it runs
only what the changes since a commit can fail; without a commit, the changes that are not committed.`

const [option, commit = 'HEAD', ...rest] = process.argv.slice(2)

if (option === '--help') process.stdout.write(`${USAGE}\n`)
else if ((option !== undefined && option !== '--changed') || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  const steps = option === undefined ? allSteps() : await changedSteps(commit)
  const results = await runSteps(steps)
  process.stdout.write(`\n${formatResults(results, steps.length, availableParallelism()).join('\n')}\n`)
  process.exitCode = results.length === steps.length && results.every(({ isPassed }) => isPassed) ? 0 : 1
}
