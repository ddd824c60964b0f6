import { inWorkspace, versionOf } from '../workspaces.ts'

const reactSingleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** The one door of the component library; shared whole, so that it holds no more than what is in use. */
export const KIT = '@carrier-portal/shared-ui/kit'

/**
 * What a remote takes from the page it is loaded into. React must be one copy; the component library is one copy
 * where versions fit and the remote's own where they do not (decision 004).
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
    // The same file, as shared-ui's own modules name it.
    [inWorkspace('shared-ui', 'src/kit.ts')]: kit,
  }
}
