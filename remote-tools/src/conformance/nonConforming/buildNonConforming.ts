import { readProject } from '../../remoteProject.ts'
import { compile } from '../../rspack/compile.ts'
import { remotePreset } from '../../rspack/remotePreset.ts'

/** `REMOTE OUTPUT`: builds the non-conforming fixture under the name of the remote in a folder. */
const [remote = '', output = ''] = process.argv.slice(2)
const preset = remotePreset(readProject(remote))
const context = import.meta.dirname
await compile([{ ...preset, context, output: { ...preset.output, path: output } }])
