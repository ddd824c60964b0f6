import type { RegistryContents } from '../store/storedRegistry.ts'

/** The result of a rule: the registry's new contents and one sentence on the change, or the reason of a refusal. */
export type RegistryChange =
  | { readonly state: 'changed'; readonly contents: RegistryContents; readonly what: string }
  | { readonly state: 'refused'; readonly why: string }

/** A refusal with its reason. */
export function refuse(why: string): RegistryChange {
  return { state: 'refused', why }
}
