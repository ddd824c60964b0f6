/** The federation runtime, 18 KB that the login does without: fetched ahead of time, or with the first remote. */
export function fetchFederation(): Promise<typeof import('./federation.ts')> {
  return import('./federation.ts')
}
