import { buildableNames, buildWorkspaces } from './buildWorkspaces.ts'

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
  try {
    await buildWorkspaces(wanted.length > 0 ? wanted : known, ({ workspace, state, seconds }) => {
      process.stdout.write(
        `${workspace.padEnd(24)} ${state}${state === 'built' ? ` in ${seconds.toFixed(1)} s` : ''}\n`,
      )
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
