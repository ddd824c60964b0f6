import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installedVersion } from '../remoteProject.ts'

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** The entry point of the component library. It is shared as a whole, so it exports only what is in use. */
const KIT = '@carrier-portal/shared-ui/kit'

/**
 * The modules that a remote shares with the shell. React is one copy; the component library is one copy where versions
 * fit, else the remote's own (docs/decisions/004).
 */
export function sharedOfRemote(folder: string) {
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
