import { inWorkspace, versionOf } from '../workspaces.ts'

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** The entry point of the component library. It is shared as a whole, so it exports only what is in use. */
export const KIT = '@carrier-portal/shared-ui/kit'

/**
 * The modules that a remote shares with the shell. React is one copy; the component library is one copy where versions
 * fit, else the remote's own (docs/decisions/004).
 */
export function sharedOfRemote() {
  const kitVersion = versionOf('shared-ui')
  const kit = { shareKey: KIT, version: kitVersion, requiredVersion: `^${kitVersion}` }
  return {
    react: reactSingleton,
    'react-dom': reactSingleton,
    'react/': reactSingleton,
    'react-dom/': reactSingleton,
    [KIT]: kit,
    // shared-ui's own modules import the same file by its path.
    [inWorkspace('shared-ui', 'src/kit.ts')]: kit,
  }
}
