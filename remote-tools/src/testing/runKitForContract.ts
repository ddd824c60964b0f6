import { type KitLimits, runKit } from '../conformance/runKit.ts'
import { readProject } from '../remoteProject.ts'

/**
 * `REMOTE CONTRACT DIST LIMITS`: runs the kit on a build as if remote.json had this range, with these limits as JSON;
 * prints the results as JSON.
 */
const [remote = '', contract = '', dist = '', limits = '{}'] = process.argv.slice(2)
const project = readProject(remote)
const parsed = JSON.parse(limits) as KitLimits
const results = await runKit({ ...project, declaration: { ...project.declaration, contract } }, dist, parsed)
process.stdout.write(JSON.stringify(results))
