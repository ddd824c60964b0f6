import type { RolloutUser } from '@carrier-portal/contract/registry'
import type { Portal } from '../portal/portal.ts'
import { loadedRegistry, type RegistrySource } from '../remotes/registrySource.ts'
import { screensOf } from '../routes/screens.ts'

/** Sets the portal's screens from the registry: when the registry is settled, and for each other user. */
export function followScreens(
  { screens, sessionStore }: Pick<Portal, 'screens' | 'sessionStore'>,
  source: Pick<RegistrySource, 'store'>,
  user: () => RolloutUser,
): void {
  function assignScreens() {
    const state = source.store.get()
    if (state.state === 'loading') return
    screens.set({ settled: true, screens: screensOf(loadedRegistry(state), user()) })
  }

  source.store.subscribe(assignScreens)
  let previousUser = user().username
  sessionStore.session.subscribe(() => {
    const { username } = user()
    if (username === previousUser) return
    previousUser = username
    // Another user may be in other trials of screens that are new.
    assignScreens()
  })
}
