import { compile } from '../../rspack/compile.ts'
import { remotePreset } from '../../rspack/remotePreset.ts'
import { inWorkspace } from '../../workspaces.ts'

/** `WORKSPACE FOLDER`: builds the non-conforming fixture under the workspace's name into the folder. */
const [workspace = '', folder = ''] = process.argv.slice(2)
const preset = remotePreset(workspace)
const context = inWorkspace('build', 'src/conformance/nonConforming')
await compile([{ ...preset, context, output: { ...preset.output, path: folder } }])
