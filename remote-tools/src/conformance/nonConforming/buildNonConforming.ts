import { join } from 'node:path'
import { readProject } from '../../remoteProject.ts'
import { compile } from '../../rspack/compile.ts'
import { remotePreset } from '../../rspack/remotePreset.ts'

/** `REMOTE OUTPUT [FIXTURE]`: builds a non-conforming fixture under the name of the remote in a folder. */
const [remote = '', output = '', fixture = ''] = process.argv.slice(2)
const preset = remotePreset(readProject(remote))
const context = join(import.meta.dirname, fixture)
await compile([{ ...preset, context, output: { ...preset.output, path: output } }])
