import { isReleaseVersion } from '@carrier-portal/contract/registry'

/** The workspace and the version in a --version of `npm run pack`: 'shared-ui=1.1.0'. Throws when it names no version. */
export function parseVersionOption(pair: string): readonly [string, string] {
  const [workspace = '', version] = pair.split('=', 2)
  if (isReleaseVersion(version)) return [workspace, version]
  throw new Error(`"${pair}" names no version. Write --version shared-ui=1.1.0.`)
}
