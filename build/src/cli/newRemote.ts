import { deriveNames } from '@carrier-portal/remote-tools/create'
import { writeRemote } from '../newRemote/writeRemote.ts'
import { runCommand } from '../tooling/index.ts'
import { root } from '../workspaces.ts'

const USAGE = `npm run new-remote -- mfe-<name>

Creates a workspace for a new screen that builds, runs alone and passes the conformance kit. It appears in the
portal once it is promoted; docs/releasing.md describes the next steps.`

runCommand(USAGE, async () => {
  const [workspace = '', ...rest] = process.argv.slice(2)
  const names = deriveNames(workspace)
  if (!names || rest.length > 0)
    throw new Error(`"${[workspace, ...rest].join(' ')}" is not a valid remote name.\n\n${USAGE}`)
  const files = writeRemote(root, names)
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}

Next:
  npm install                                   links the workspace and adds it to package-lock.json
  npm run dev -w ${workspace}                   runs the screen alone
  npm run conformance -w ${workspace}           checks it against the host contract
  npm run release -- publish ${workspace}       then promote ${workspace}@1.0.0
`)
})
