import { rspack } from '@rspack/core'
import { modulePath, packageFolder } from '../ownFiles.ts'
import { installedVersion } from '../remoteProject.ts'
import { base } from '../rspack/base.ts'
import { compile } from '../rspack/compile.ts'

/** Builds the page that remotes are mounted in into a folder. */
export async function buildPage(folder: string): Promise<void> {
  const common = base({ folder: packageFolder, name: 'conformance' }, 'production')
  await compile([
    {
      ...common,
      entry: {
        instruments: modulePath('conformance/page/instruments'),
        page: modulePath('conformance/page/conformancePage', '.tsx'),
      },
      output: { ...common.output, path: folder, filename: '[name].js', publicPath: '/page/' },
      plugins: [
        new rspack.DefinePlugin({
          KIT_VERSION: JSON.stringify(installedVersion(packageFolder, '@carrier-portal/shared-ui')),
        }),
      ],
    },
  ])
}
