/** Loads the federation runtime. It is in the chunk of the code for signed-in users, which the login does not need. */
export function fetchFederation(): Promise<typeof import('./federation.ts')> {
  return import(/* webpackChunkName: "signed-in" */ './federation.ts')
}
