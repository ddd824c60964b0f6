import { chooseVersion, type Registry, type RolloutUser } from '@carrier-portal/contract/registry'
import { type CheckSettings, fileAddress, findLoadObstacle } from '../remotes/checkVersion.ts'

interface PrefetchOptions extends CheckSettings {
  readonly registry: Registry
  readonly user: RolloutUser
  /** The remote that is shown. */
  readonly shown: string
}

/**
 * Puts the files of the other screens of the navigation into the browser's cache. None of their code runs before the
 * screen is opened.
 */
export function prefetchLists(page: Document, { registry, user, shown, ...settings }: PrefetchOptions): void {
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const choice = chooseVersion(remote, user)
    if (name === shown || remote.navigation === null || choice.state !== 'chosen') continue
    const { files } = choice
    if (findLoadObstacle(files, settings)) continue
    for (const file of [files.entry, ...files.preload])
      prefetchScript(page, fileAddress(files, file, settings.pageOrigin), files.integrity[file] ?? '')
  }
}

/** The attributes are those of the script that follows: the browser does not use a response of another mode again. */
function prefetchScript(page: Document, href: string, integrity: string) {
  if ([...page.head.querySelectorAll('link')].some((link) => link.href === href)) return
  const link = page.createElement('link')
  page.head.append(Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', integrity, href }))
}
