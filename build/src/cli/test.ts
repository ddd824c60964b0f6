import { availableParallelism } from 'node:os'
import { formatResults, runSteps } from '../suite/runSteps.ts'
import { allSteps, changedSteps } from '../suite/steps.ts'

const USAGE = `npm test [-- --changed [commit]]

Runs every check of the repository, types, lint and the build side by side, and prints the time of each. It ends when one
has failed. With --changed it runs only what the changes since a commit can fail; without a commit, the changes that are
not committed.`

const [option, commit = 'HEAD', ...rest] = process.argv.slice(2)

if (option === '--help') process.stdout.write(`${USAGE}\n`)
else if ((option !== undefined && option !== '--changed') || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  const result = await runSteps(option === undefined ? allSteps() : await changedSteps(commit))
  process.stdout.write(`\n${formatResults(result, availableParallelism()).join('\n')}\n`)
  process.exitCode = result.all.isPassed ? 0 : 1
}
