import type { StoreSource } from '@carrier-portal/contract'
import type { RolloutUser } from '@carrier-portal/contract/registry'
import { type ScreenTable, screensOf, withRemote } from '../routes/screens.ts'
import type { RegistrySource } from './registrySource.ts'
import type { RemoteLoader } from './remoteState.ts'

interface RemoteSearch {
  readonly source: Pick<RegistrySource, 'store' | 'fetchLatest'>
  readonly loader: Pick<RemoteLoader, 'replace'>
  readonly screens: StoreSource<ScreenTable>
  readonly user: RolloutUser
}

/**
 * "Try again" on a route without a remote: a newer registry may name one. Only this screen uses the newer registry; all
 * others keep the page's.
 */
export async function findRemote({ source, loader, screens, user }: RemoteSearch, route: string): Promise<void> {
  const newer = await source.fetchLatest()
  const remote = screensOf(newer, user).find((screen) => screen.route === route)?.remote
  if (!newer || remote === undefined) return
  const current = source.store.get()
  // If only the remote's route changed, an instance may already run in this page; keep its version.
  const isNew = current.state !== 'ready' || !Object.hasOwn(current.registry.remotes, remote)
  if (isNew) void loader.replace(remote, newer)
  const table = screens.get()
  screens.set({ ...table, screens: withRemote(table.screens, route, remote) })
}
