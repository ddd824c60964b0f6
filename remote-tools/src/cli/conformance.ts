import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { exitCodes } from '@carrier-portal/hosting/release'
import { formatReport, isPassed } from '../conformance/report.ts'
import { readProject } from '../remoteProject.ts'
import { build } from './runTool.ts'

/**
 * `carrier-portal conformance`: checks the remote in the present folder. Resolves with 0 when every check passed, and with
 * the release commands' code of failed checks when one failed; any other failure has another code, as a crash of Node has.
 */
export async function conformance(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, built: { type: 'string' } },
  })
  const project = readProject(process.cwd())
  if (values.built === undefined && (await build([])) !== 0) return 1
  // A signal alone ends Node without the event `exit`, at which the browser and the temporary files are removed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]))
  // It loads the browser driver, which takes seconds that a wrong folder need not wait for.
  const { runKit } = await import('../conformance/runKit.ts')
  const results = await runKit(project, values.built)
  const passed = isPassed(results)
  const report = values.json
    ? JSON.stringify({ workspace: project.name, passed, results })
    : formatReport(project.name, results).join('\n')
  process.stdout.write(`${report}\n`)
  if (passed) return 0
  process.stderr.write(
    'Correct the failed lines, then run the command again. npx @carrier-portal/remote-tools conformance --help says what they check.\n',
  )
  return exitCodes.conformance
}
