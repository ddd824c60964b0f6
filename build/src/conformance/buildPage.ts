import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { base } from '../rspack/base.ts'
import { compile } from '../rspack/compile.ts'
import { inWorkspace, versionOf } from '../workspaces.ts'

/** Builds the page that remotes are mounted in. Resolves with the folder of the build. */
export async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const common = base('build', 'production')
  await compile([
    {
      ...common,
      entry: {
        instruments: inWorkspace('build', 'src/conformance/page/instruments.ts'),
        page: inWorkspace('build', 'src/conformance/page/conformancePage.tsx'),
      },
      output: { ...common.output, path: folder, filename: '[name].js', publicPath: '/page/' },
      plugins: [new rspack.DefinePlugin({ KIT_VERSION: JSON.stringify(versionOf('shared-ui')) })],
    },
  ])
  return folder
}
