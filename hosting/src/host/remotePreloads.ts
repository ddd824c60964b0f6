import {
  chooseVersion,
  HOST_CONTRACT_VERSION,
  isInRollout,
  type RegisteredRemote,
  type Registry,
  whyContractMisfits,
} from '@carrier-portal/contract/registry'
import { HOME_PATH, matchPattern } from '@carrier-portal/contract/routes'

/** A script that the page needs first. */
interface Preload {
  readonly address: string
  readonly integrity: string
}

/**
 * The scripts of the remote at this address, in this user's version. Named in the page, the browser fetches them at the
 * same time as the shell's code instead of after it. None where the version depends on the user's carriers, which a page
 * request does not contain, or where the shell refuses it, as an earlier shell does that was deployed again.
 */
export function remotePreloads(registry: Registry, path: string, username: string): readonly Preload[] {
  const target = path === '/' ? HOME_PATH : path
  const remote = Object.values(registry.remotes).find(({ route }) => matchPattern(target, route) !== undefined)
  if (remote === undefined || dependsOnCarriers(remote, username)) return []
  const choice = chooseVersion(remote, username)
  if (choice.state !== 'chosen' || whyContractMisfits(choice.files.contract, HOST_CONTRACT_VERSION)) return []
  const { base, entry, preload, integrity } = choice.files
  return [...new Set([entry, ...preload])].flatMap((file) => {
    const hash = integrity[file]
    // The browser refuses a style sheet that is preloaded as a script, and fetches it again.
    return hash === undefined || file.endsWith('.css') ? [] : [{ address: `${base}${file}`, integrity: hash }]
  })
}

function dependsOnCarriers({ rollout }: RegisteredRemote, username: string): boolean {
  return rollout !== null && (rollout.pilots?.carriers ?? []).length > 0 && !isInRollout(rollout, username)
}

/** Preloads as elements of the page's head. */
export function preloadElements(preloads: readonly Preload[]): string {
  return preloads
    .map(
      ({ address, integrity }) =>
        `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="${integrity}" />`,
    )
    .join('\n')
}
