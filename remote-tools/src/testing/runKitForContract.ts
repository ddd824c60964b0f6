import { runKit } from '../conformance/runKit.ts'
import { readProject } from '../remoteProject.ts'

/** `REMOTE CONTRACT DIST`: runs the kit on a build as if remote.json had this range; prints the results as JSON. */
const [remote = '', contract = '', dist = ''] = process.argv.slice(2)
const project = readProject(remote)
const results = await runKit({ ...project, declaration: { ...project.declaration, contract } }, dist)
process.stdout.write(JSON.stringify(results))
