import type { RegistryContents } from '../store/storedRegistry.ts'

/** The result of a rule: the registry's new contents and one sentence on the change, or the reason of a refusal. */
export type RegistryChange =
  | { readonly state: 'changed'; readonly contents: RegistryContents; readonly what: string }
  | { readonly state: 'refused'; readonly kind: 'refused' | 'usage'; readonly why: string }

/** The result of a rule when the registry is as requested already, with one sentence on it: a repeated request succeeds. */
export interface Unchanged {
  readonly state: 'unchanged'
  readonly what: string
}

/** The refusal of a version that is not in the store. */
export function refuseUnpublished(name: string, version: string): RegistryChange {
  return refuse(unpublished(name, version))
}

/** The reason to refuse a version that is not in the store. It names no next command, because that of a promotion is not that of a block. */
export function unpublished(name: string, version: string): string {
  return `${name}@${version} is not published here. "release list" shows the published versions; --store or --portal names another store.`
}

/** The refusal of a version that was withdrawn permanently. */
export function refuseBlocked(name: string, version: string, reason?: string): RegistryChange {
  return refuse(blockedVersion(name, version, reason))
}

/** Says that no user can get a version, with the next step. */
export function blockedVersion(name: string, version: string, reason = 'no reason given'): string {
  return `${name}@${version} is blocked: ${reason}. Publish a corrected version under another number.`
}

/** A refusal with its reason and, where there is one, the next step. */
export function refuse(why: string, kind: 'refused' | 'usage' = 'refused'): RegistryChange {
  return { state: 'refused', kind, why }
}
