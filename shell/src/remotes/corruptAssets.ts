import type { RemoteFacts } from './remoteState.ts'

/** Whether a script belongs to a remote version that is loaded in this page. */
export function isLoadedRemoteFile(
  address: string,
  facts: Readonly<Record<string, RemoteFacts>>,
  pageOrigin: string,
): boolean {
  return Object.values(facts).some(
    ({ base }) => base !== undefined && address.startsWith(new URL(base, pageOrigin).href),
  )
}

/**
 * A lazily loaded chunk may be corrupt in the HTTP cache: it then fails its integrity check on each load, and would stay
 * cached for a year. Each script of a loaded remote that fails is fetched again past the cache, so the next try succeeds.
 */
export function refetchCorruptAssets(
  page: Window,
  facts: () => Readonly<Record<string, RemoteFacts>>,
  refetch: (addresses: readonly string[]) => Promise<void>,
): void {
  // Error events of elements do not bubble; a capturing listener on the window receives them.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      if (isLoadedRemoteFile(target.src, facts(), page.location.origin)) void refetch([target.src])
    },
    { capture: true },
  )
}
