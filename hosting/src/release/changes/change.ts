import type { RegistryContents } from '../store/storedRegistry.ts'

/** What a rule makes of the registry: its new contents and what changed in one sentence, or why it says no. */
export type Change =
  | { readonly state: 'changed'; readonly contents: RegistryContents; readonly what: string }
  | { readonly state: 'refused'; readonly why: string }

/** Says no. */
export function refuse(why: string): Change {
  return { state: 'refused', why }
}
