import { remoteNames } from '../workspaces.ts'
import { isPassed, printTrials } from './report.ts'

const USAGE = `npm run conformance -w <remote> [-- --json] [-- --built DIR]

Tries what the remote has built in a browser, against the host contract of this minor version and the one before:
no undeclared globals, storage or network; size budget; one React; nothing left behind after 50 mounts.
Builds first when sources changed, unless --built names a folder. Exit codes: 0 passed, 1 not passed, 2 not understood.`

const { workspace, isJson, built, wantsHelp } = readLine(process.argv.slice(2))

if (wantsHelp) process.stdout.write(`${USAGE}\n`)
else if (workspace === undefined || !remoteNames().includes(workspace)) {
  process.stderr.write(`Name one of ${remoteNames().join(', ')}.\n\n${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    if (built === undefined) await build(workspace)
    // The browser and the compiler are loaded only when there is something to try.
    const trials = await (await import('./runKit.ts')).runKit(workspace, built)
    const passed = isPassed(trials)
    const said = isJson ? JSON.stringify({ workspace, passed, trials }) : printTrials(workspace, trials).join('\n')
    process.stdout.write(`${said}\n`)
    process.exitCode = passed ? 0 : 1
  } catch (error) {
    process.stderr.write(`${workspace} could not be tried: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

async function build(name: string): Promise<void> {
  const [result] = await (await import('../cli/buildWorkspaces.ts')).buildWorkspaces([name])
  if (result?.state === 'failed') throw new Error(`it does not build.\n${result.why}`)
}

function readLine(words: readonly string[]) {
  const at = words.indexOf('--built')
  const built = at < 0 ? undefined : words[at + 1]
  return {
    workspace: words.find((word) => !word.startsWith('--') && word !== built),
    isJson: words.includes('--json'),
    wantsHelp: words.includes('--help'),
    built,
  }
}
