/** Loads the federation runtime, a chunk that the login does not need. */
export function fetchFederation(): Promise<typeof import('./federation.ts')> {
  return import('./federation.ts')
}
