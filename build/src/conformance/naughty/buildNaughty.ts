import { compile } from '../../rspack/compile.ts'
import { remotePreset } from '../../rspack/remotePreset.ts'
import { inWorkspace } from '../../workspaces.ts'

/** Builds the naughty remote under the name of a good one, into the folder that the command line names. */
const [workspace = '', folder = ''] = process.argv.slice(2)
const preset = remotePreset(workspace)
const context = inWorkspace('build', 'src/conformance/naughty')
await compile([{ ...preset, context, output: { ...preset.output, path: folder } }])
