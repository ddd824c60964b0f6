import { chooseVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'
import { type CheckSettings, findLoadObstacle, neededFiles } from '../remotes/checkVersion.ts'

interface PrefetchOptions extends CheckSettings {
  readonly registry: Registry
  readonly user: RolloutUser
  /** The remote that is shown. */
  readonly shown: string
}

/** The files whose prefetch has begun in this page. */
const requested = new Set<string>()

/**
 * Puts the files of the other screens of the navigation into the browser's cache. None of their code runs before the
 * screen is opened. Never rejects: what could not be fetched is loaded when it is needed.
 */
export async function prefetchLists({ registry, user, shown, ...settings }: PrefetchOptions): Promise<void> {
  const fetches = Object.entries(registry.remotes).flatMap(([name, remote]) => {
    const choice = chooseVersion(remote, user)
    if (name === shown || remote.navigation === null || choice.state !== 'chosen') return []
    if (findLoadObstacle(choice.files, settings)) return []
    return neededFiles(choice.files, settings.pageOrigin).map(prefetchFile)
  })
  await Promise.allSettled(fetches)
}

/**
 * Reads the whole response, since the browser stores no other. The integrity is checked when the file is to run.
 * `<link rel="prefetch">` would not do: the page's policy has no directive by which Firefox allows it, and WebKit has none.
 */
async function prefetchFile(address: string) {
  if (requested.has(address)) return
  requested.add(address)
  await (await fetch(address, { priority: 'low' })).arrayBuffer()
}
