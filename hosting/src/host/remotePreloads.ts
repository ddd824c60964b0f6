import { chooseVersion, type Registry } from '@carrier-portal/contract/registry'
import { fitsRoute } from '../headers/addressRules.ts'

/** Where a signed-in person lands who names no screen (specification, section 2). */
const LANDING_ROUTE = 'available-orders'

/** A script that the page will need at once. */
export interface Preload {
  readonly address: string
  readonly integrity: string
}

/**
 * The files of the remote whose screen this address shows, in the version that this user gets: with them in the page
 * the browser fetches them beside the shell's own code, and not after it.
 */
export function remotePreloads(registry: Registry, path: string, username: string): readonly Preload[] {
  const wanted = path === '/' ? `/${LANDING_ROUTE}` : path
  const remote = Object.values(registry.remotes).find(({ route }) => fitsRoute(wanted, route))
  const choice = remote && chooseVersion(remote, username)
  if (choice?.state !== 'chosen') return []
  const { base, entry, preload, integrity } = choice.files
  return [...new Set([entry, ...preload])].flatMap((file) => {
    const hash = integrity[file]
    return hash === undefined ? [] : [{ address: `${base}${file}`, integrity: hash }]
  })
}

/** The hints as elements of the page's head. */
export function preloadElements(preloads: readonly Preload[]): string {
  return preloads
    .map(
      ({ address, integrity }) =>
        `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="${integrity}" />`,
    )
    .join('\n')
}
