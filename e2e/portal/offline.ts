import { type BrowserContext, expect, type Page } from '@playwright/test'
import { WORKER_DELAY_MS } from '../../shell/src/offline/startOffline.ts'
import { skipPauses } from './changePauses.ts'

/** Lets the pages of a context register the service worker without the delay. The engine stories wait for it. */
export function registerWorkersAtOnce(context: BrowserContext): Promise<void> {
  return skipPauses(context, [WORKER_DELAY_MS])
}

/** Waits until the service worker has stored all that the portal needs to open without a network. */
export async function waitUntilStored(page: Page, registry = '/registry.json'): Promise<void> {
  const files = await page.evaluate(readPathsOfRemotes, registry)
  await expect
    .poll(() => storedPaths(page), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        '/',
        '/config.json',
        registry,
        expect.stringMatching(/^\/assets\/main\./),
        expect.stringMatching(/^\/assets\/signed-in\./),
        ...files,
      ]),
    )
}

/**
 * Waits until the page has what a save without a network needs, which it loads in idle time: a busy machine may postpone that
 * until after the network was cut. Without a service worker, toasts and the list of unsent saves are then missing.
 */
export async function waitUntilLoadedAhead(page: Page): Promise<void> {
  const files = ['toasts', 'log-out-dialog', 'unsent-save-list']
  await expect
    .poll(() => page.evaluate(readLoadedPaths))
    .toEqual(expect.arrayContaining(files.map((file) => expect.stringMatching(`^/assets/${file}\\.`))))
  // A file may be divided; the tag of each part leaves the page when it has run.
  await expect(page.locator('script[data-rspack]')).toHaveCount(0)
}

/** The paths of all responses that the page has received, to be run in it. The clock of a test replaces `performance`, no observer. */
function readLoadedPaths(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect()
      resolve(list.getEntries().map(({ name }) => new URL(name).pathname))
    })
    observer.observe({ type: 'resource', buffered: true })
  })
}

/**
 * The paths of the files of every remote's active version, to be run in the page. An entry is stored before its screen,
 * which is larger.
 */
export async function readPathsOfRemotes(registryUrl: string): Promise<readonly string[]> {
  interface Version {
    readonly base: string
    readonly entry: string
    readonly preload: readonly string[]
  }
  interface Remotes {
    readonly remotes: Readonly<Record<string, { readonly active: string; readonly versions: Record<string, Version> }>>
  }
  const { remotes } = (await (await fetch(registryUrl, { cache: 'no-store' })).json()) as Remotes
  return Object.values(remotes).flatMap(({ active, versions }) => {
    const { base = '', entry = '', preload = [] } = versions[active] ?? {}
    return [entry, ...preload].map((file) => base + file)
  })
}

/** The paths of all responses that the service worker has stored. */
export function storedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(readStoredPaths)
}

/** `storedPaths`, to be run in the page. */
export async function readStoredPaths(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('portal-'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

/** How many service workers the portal has registered in this browser. */
export function countWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}
