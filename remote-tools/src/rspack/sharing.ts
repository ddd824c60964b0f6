import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installedVersion } from '../remoteProject.ts'

/** The major version of the portal's React, which is the only copy in the page. */
const REACT = 19
const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: `^${REACT}.0.0` }

/** The entry point of the component library. It is shared as a whole, so it exports only what is in use. */
const KIT = '@carrier-portal/shared-ui/kit'

/**
 * The modules that a remote shares with the shell. React is one copy; the component library is one copy where versions
 * fit, else the remote's own (docs/decisions/004). Throws when the project has another React than the portal's: its tests and
 * its conformance would run with a React that its users never get.
 */
export function sharedOfRemote(folder: string) {
  const react = installedVersion(folder, 'react')
  if (!react.startsWith(`${REACT}.`))
    throw new Error(
      `${folder} has React ${react}, and the portal provides React ${REACT}. Run "npm install react@${REACT} react-dom@${REACT}".`,
    )
  const kitVersion = installedVersion(folder, '@carrier-portal/shared-ui')
  const kit = { shareKey: KIT, version: kitVersion, requiredVersion: `^${kitVersion}` }
  return {
    react: reactSingleton,
    'react-dom': reactSingleton,
    'react/': reactSingleton,
    'react-dom/': reactSingleton,
    [KIT]: kit,
    // shared-ui's own modules may import the same file by its path.
    [createRequire(join(folder, 'package.json')).resolve(KIT)]: kit,
  }
}
