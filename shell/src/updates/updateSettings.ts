import type { Store, Telemetry } from '@carrier-portal/contract'
import type { RolloutUser } from '@carrier-portal/contract/registry'
import type { RegistrySource } from '../remotes/registrySource.ts'
import type { RemoteLoader } from '../remotes/remoteState.ts'
import type { ShellBuild } from './shellBuild.ts'

/** What the updates read of their page, and call in it. */
export interface UpdateSettings {
  readonly page: Window
  readonly source: Pick<RegistrySource, 'store' | 'fetchLatest'>
  readonly loader: Pick<RemoteLoader, 'facts' | 'stateOf' | 'replace'>
  user(): RolloutUser
  /** The build of the shell in this page, and the one that the host serves now. */
  readonly runningBuild: ShellBuild | undefined
  fetchServedBuild(): Promise<ShellBuild | undefined>
  /** Notifies after each navigation. */
  readonly location: Pick<Store<unknown>, 'subscribe'>
  /** Subscribes to new registry revisions; returns the unsubscribe function. */
  followRevisions(onRevision: (revision: number) => void): () => void
  /** True while nothing unsaved is held in this page. */
  mayLeave(): boolean
  /** Resolves when what is under way and a reload would lose is on the device: the key of a sign-in, and what was typed. */
  whenKept(): Promise<unknown>
  readonly report: Telemetry['report']
}
