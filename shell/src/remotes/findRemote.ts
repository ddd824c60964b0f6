import type { StoreSource } from '@carrier-portal/contract'
import type { ScreenTable } from '../bootstrap/portal.ts'
import type { RegistrySource } from './registrySource.ts'
import type { RemoteLoader } from './remoteLoader.ts'
import { screensOf, withRemote } from './screens.ts'

export interface RemoteSearch {
  readonly source: Pick<RegistrySource, 'store' | 'look'>
  readonly loader: Pick<RemoteLoader, 'replace'>
  readonly screens: StoreSource<ScreenTable>
}

/**
 * "Try again" on a screen that the page's registry names no remote for: a release may have given it one meanwhile. Only
 * this screen is then drawn by the newer registry; all others keep the page's (issue 5, section 2, "Open tabs").
 */
export async function findRemote({ source, loader, screens }: RemoteSearch, route: string): Promise<void> {
  const newer = await source.look()
  const remote = screensOf(newer).find((screen) => screen.route === route)?.remote
  if (!newer || remote === undefined) return
  const mine = source.store.get()
  // A remote that has merely moved here runs in another place of this page already, or may: in its version.
  const isNew = mine.state !== 'ready' || !Object.hasOwn(mine.registry.remotes, remote)
  if (isNew) void loader.replace(remote, newer)
  const table = screens.get()
  screens.set({ ...table, screens: withRemote(table.screens, route, remote) })
}
