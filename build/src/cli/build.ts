import { type BuildProgress, buildWorkspaces, listBuildable } from '../incremental/buildWorkspaces.ts'

const USAGE = `npm run build [-- workspace …]

Builds the shell and the remotes whose sources changed; with names, only those.`

const wanted = process.argv.slice(2)
const known = listBuildable()
const unknown = wanted.filter((name) => !known.includes(name))

if (wanted.includes('--help')) process.stdout.write(`${USAGE}\n`)
else if (unknown.length > 0) {
  process.stderr.write(`Unknown workspace: ${unknown.join(', ')}. Choose from: ${known.join(', ')}.\n`)
  process.exitCode = 1
} else {
  const results = await buildWorkspaces(wanted.length > 0 ? wanted : known, print)
  if (results.some(({ state }) => state === 'failed')) process.exitCode = 1
}

function print(built: BuildProgress): void {
  process.stdout.write(`${built.workspace.padEnd(24)} ${describeProgress(built)}\n`)
}

function describeProgress(built: BuildProgress): string {
  if (built.state === 'built') return `built in ${built.seconds.toFixed(1)} s`
  if (built.state === 'building') return 'building…'
  return built.state === 'failed' ? `failed\n${built.reason}` : built.state
}
