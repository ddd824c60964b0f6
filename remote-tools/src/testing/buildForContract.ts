import { resolve } from 'node:path'
import { readProject } from '../remoteProject.ts'
import { compile } from '../rspack/compile.ts'
import { remotePreset } from '../rspack/remotePreset.ts'

/** `REMOTE CONTRACT OUTPUT`: builds a remote as for another range of the host contract in a folder. */
const [remote = '', contract = '', output = ''] = process.argv.slice(2)
const project = readProject(resolve(remote))
const preset = remotePreset({ ...project, declaration: { ...project.declaration, contract } })
await compile([{ ...preset, output: { ...preset.output, path: output } }])
