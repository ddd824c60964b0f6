import { messageOf } from '@carrier-portal/hosting/release'
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
  ]).catch((cause: unknown) => {
    throw new Error(pageProblem(folder, messageOf(cause)))
  })
}

/** The compiler's sentence about a file that it could not write names neither the file nor a next step. */
function pageProblem(folder: string, message: string): string {
  const [, reason] = /FS Error: (?:IO error: )?(?:Error: )?(.+)/.exec(message) ?? []
  if (!reason) return message
  return `The kit cannot write its page into ${folder}: ${reason}. Free space there, or name another folder for temporary files in the variable TMPDIR, then run the command again.`
}
