import { listRemotes } from '../workspaces.ts'
import { formatReport, isPassed } from './report.ts'

const USAGE = `npm run conformance -w <remote> [-- --json] [-- --built DIR]

Runs the built remote in a browser, against the current and the previous minor version of the host contract:
no undeclared globals, storage or network; size budget; one React; no leaks after 50 mounts.
Builds first when sources changed, unless --built names a folder. Exit codes: 0 passed, 1 failed, 2 usage error.`

const { workspace, isJson, built, wantsHelp } = parseLine(process.argv.slice(2))

if (wantsHelp) process.stdout.write(`${USAGE}\n`)
else if (workspace === undefined || !listRemotes().includes(workspace)) {
  process.stderr.write(`Name one of ${listRemotes().join(', ')}.\n\n${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    if (built === undefined) await build(workspace)
    // Loading the browser driver and the compiler takes seconds, so --help and usage errors skip it.
    const results = await (await import('./runKit.ts')).runKit(workspace, built)
    const passed = isPassed(results)
    const output = isJson ? JSON.stringify({ workspace, passed, results }) : formatReport(workspace, results).join('\n')
    process.stdout.write(`${output}\n`)
    process.exitCode = passed ? 0 : 1
  } catch (error) {
    process.stderr.write(
      `${workspace} could not be tested: ${error instanceof Error ? error.message : String(error)}\n`,
    )
    process.exitCode = 1
  }
}

async function build(name: string): Promise<void> {
  const [result] = await (await import('../cli/buildWorkspaces.ts')).buildWorkspaces([name])
  if (result?.state === 'failed') throw new Error(`its build failed.\n${result.reason}`)
}

function parseLine(args: readonly string[]) {
  const at = args.indexOf('--built')
  const built = at < 0 ? undefined : args[at + 1]
  return {
    workspace: args.find((argument) => !argument.startsWith('--') && argument !== built),
    isJson: args.includes('--json'),
    wantsHelp: args.includes('--help'),
    built,
  }
}
