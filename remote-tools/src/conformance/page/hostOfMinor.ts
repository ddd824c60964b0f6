import type { PortalHost } from '@carrier-portal/contract'
import { whyContractMisfits } from '@carrier-portal/contract/registry'

/**
 * The members that each minor version of the contract added, for example 'work.touch'. A new member of PortalHost is
 * listed here, so that the kit also runs every remote without it (docs/releasing.md).
 */
export const ADDED_IN: Readonly<Record<string, readonly string[]>> = {
  '1.1': ['nav.interceptBack', 'drafts.loaded', 'outbox'],
  '1.3': ['drafts.ofOtherTabs'],
  '1.4': ['orders.prepare'],
  '1.5': ['copies'],
  '1.6': ['drafts.names'],
}

/** The host of an earlier contract version: without the members added later. */
export function hostOfMinor(host: PortalHost, version: string, added = ADDED_IN): PortalHost {
  const laterMinors = Object.entries(added).filter(
    ([minor]) => whyContractMisfits(`^${minor}`, version) === 'needs-newer-host',
  )
  const missing = laterMinors.flatMap(([, members]) => members.map((member) => member.split('.')))
  return Object.freeze({ ...without(host, missing), contract: version }) as PortalHost
}

function without<T extends object>(value: T, missing: readonly (readonly string[])[]): Partial<T> {
  const entries = Object.entries(value).filter(([key]) => !missing.some((path) => path.length === 1 && path[0] === key))
  const kept = entries.map(([key, member]) => {
    const inner = missing.filter((path) => path.length > 1 && path[0] === key).map((path) => path.slice(1))
    return [key, inner.length > 0 && typeof member === 'object' && member !== null ? without(member, inner) : member]
  })
  return Object.fromEntries(kept)
}
