import { type Built, buildableNames, buildWorkspaces } from './buildWorkspaces.ts'

const USAGE = `npm run build [-- workspace …]

Builds the shell and the remotes whose sources changed; with names, only those.`

const wanted = process.argv.slice(2)
const known = buildableNames()
const unknown = wanted.filter((name) => !known.includes(name))

if (wanted.includes('--help')) process.stdout.write(`${USAGE}\n`)
else if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')} to build. There are: ${known.join(', ')}.\n`)
  process.exitCode = 1
} else {
  const results = await buildWorkspaces(wanted.length > 0 ? wanted : known, tell)
  if (results.some(({ state }) => state === 'failed')) process.exitCode = 1
}

function tell(built: Built): void {
  process.stdout.write(`${built.workspace.padEnd(24)} ${outcomeOf(built)}\n`)
}

function outcomeOf(built: Built): string {
  if (built.state === 'built') return `built in ${built.seconds.toFixed(1)} s`
  if (built.state === 'building') return 'building…'
  return built.state === 'failed' ? `failed\n${built.why}` : built.state
}
