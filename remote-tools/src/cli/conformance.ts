import { parseArgs } from 'node:util'
import { formatReport, isPassed } from '../conformance/report.ts'
import { runKit } from '../conformance/runKit.ts'
import { readProject } from '../remoteProject.ts'
import { build } from './runTool.ts'

const USAGE = `carrier-portal conformance [--json] [--built DIR]

Runs the remote in a browser, on the current, the previous and the first minor version of the host contract: no undeclared
globals, storage or network; size budget; one React; no leaks and no growing heap after 50 mounts; no violations of axe;
every control operated once. A build with embed/v1.js gets the checks of an embeddable module too. Builds first, unless --built names a
folder. Exit codes: 0 passed, 1 failed.`

/** `carrier-portal conformance`: checks the remote in the present folder. Resolves with 0 when every check passed. */
export async function conformance(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, built: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  const project = readProject(process.cwd())
  if (values.built === undefined && (await build([])) !== 0) throw new Error(`${project.name} does not build.`)
  const results = await runKit(project, values.built)
  const passed = isPassed(results)
  const report = values.json
    ? JSON.stringify({ workspace: project.name, passed, results })
    : formatReport(project.name, results).join('\n')
  process.stdout.write(`${report}\n`)
  return passed ? 0 : 1
}
