import { join } from 'node:path'
import { readProject } from '../../remoteProject.ts'
import { compile } from '../../rspack/compile.ts'
import { remotePreset } from '../../rspack/remotePreset.ts'

/** The builds by their name, and the folder of their sources. */
const FIXTURES = { faulty: '.', throwing: 'throwing', hanging: 'hanging' }

/** `REMOTE OUTPUT`: builds each fixture under the name of the remote in a folder of its own. */
const [remote = '', output = ''] = process.argv.slice(2)
const project = readProject(remote)
await compile(
  Object.entries(FIXTURES).map(([name, sources]) => {
    const preset = remotePreset(project)
    const files = { ...preset.output, path: join(output, name) }
    return { ...preset, name, context: join(import.meta.dirname, sources), output: files }
  }),
)
