import type { RemoteFacts } from './remoteState.ts'

/** Whether a script is a file of a version that runs in this page. */
export function isRunningFile(
  address: string,
  facts: Readonly<Record<string, RemoteFacts>>,
  pageOrigin: string,
): boolean {
  return Object.values(facts).some(
    ({ base }) => base !== undefined && address.startsWith(new URL(base, pageOrigin).href),
  )
}

/**
 * A file that a running remote asks for late may lie spoiled in the browser's cache: integrity refuses it each time, and
 * it would be kept for a year. So a script that did not come is fetched anew, and the next try has what was published.
 */
export function watchBadFiles(
  page: Window,
  facts: () => Readonly<Record<string, RemoteFacts>>,
  renew: (addresses: readonly string[]) => Promise<void>,
): void {
  // What happens to a script is told to the script alone; only on the way down does the window hear of it.
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      if (isRunningFile(target.src, facts(), page.location.origin)) void renew([target.src])
    },
    { capture: true },
  )
}
