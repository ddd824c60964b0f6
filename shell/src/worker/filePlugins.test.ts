/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */

import 'fake-indexeddb/auto'
import { filePlugins } from './filePlugins.ts'
import { OFFLINE_CACHES } from './offlineCaches.ts'

// A worker has caches; the plugin also deletes what is too much, in the background.
const caches = { open: async () => ({ delete: async () => false }) }
beforeAll(() => Object.assign(globalThis, { caches, __WB_DISABLE_DEV_LOGS: true }))

test('passes on a copy that was downloaded a year ago, because offline there is no other one', async () => {
  const aYearAgo = new Date(Date.now() - 366 * 86_400_000).toUTCString()
  let copy: Response | undefined = new Response('code', { headers: { Date: aYearAgo } })
  for (const plugin of filePlugins)
    copy =
      (await plugin.cachedResponseWillBeUsed?.({
        request: new Request('https://portal.example/r/x.js'),
        cachedResponse: copy,
        cacheName: OFFLINE_CACHES.files,
        event: Object.assign(new Event('fetch'), { waitUntil: () => undefined }),
      })) ?? undefined
  expect(await copy?.text()).toBe('code')
})
