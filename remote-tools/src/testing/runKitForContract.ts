import { runKit } from '../conformance/runKit.ts'
import { readProject } from '../remoteProject.ts'

/**
 * `REMOTE CONTRACT DIST [LOAD_LIMIT_MS]`: runs the kit on a build as if remote.json had this range; prints the results
 * as JSON.
 */
const [remote = '', contract = '', dist = '', loadLimitMs] = process.argv.slice(2)
const project = readProject(remote)
const limits = loadLimitMs === undefined ? {} : { loadLimitMs: Number(loadLimitMs) }
const results = await runKit({ ...project, declaration: { ...project.declaration, contract } }, dist, limits)
process.stdout.write(JSON.stringify(results))
