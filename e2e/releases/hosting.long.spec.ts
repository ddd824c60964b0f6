import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useConfiguredHost } from '../portal/configuredHost.ts'
import { expectDocument } from '../portal/documents.ts'
import { openEditor } from '../portal/editor.ts'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { firstOrder, signIn } from '../portal/steps.ts'
import { test as base, expect } from '../portal/test.ts'
import { type FileServer, startFileServer, startPortalNginx } from './support/portals.ts'
import { publishChangedBuild, releaseSuccessfully, storeOf } from './support/release.ts'
import { editor, lists } from './support/remotes.ts'
import { expectList, openByLink } from './support/test.ts'

const [available, accepted, history] = lists

interface Hosting {
  /** A file server on another origin. */
  files: FileServer
  /** A host with a store of its own, whose configuration allows that origin. */
  host: TestPortal
  /** nginx in front of that host's store. */
  nginx: Awaited<ReturnType<typeof startPortalNginx>>
}

const test = base.extend<Hosting>({
  files: async ({ browserName: _browser }, use) => {
    const files = await startFileServer()
    await use(files)
    await files.stop()
  },
  host: ({ portal, files }, use) =>
    useConfiguredHost(portal, { allowedRemoteOrigins: [files.address] }, async (host) => {
      files.serve(storeOf(host))
      await use(host)
    }),
  baseURL: async ({ host }, use) => use(host.address),
  nginx: async ({ host }, use) => {
    base.skip(spawnSync('nginx', ['-v']).error !== undefined, 'This machine has no nginx.')
    const nginx = await startPortalNginx(host)
    await use(nginx)
    await nginx.stop()
  },
})

test('serves the whole portal by nginx with the printed file', async ({ page, host, nginx }) => {
  await signIn(page, 'dana', nginx.address)
  await expectList(page, available)
  await openByLink(page, 'Order History')
  await expectList(page, history)
  await page.goto(`${nginx.address}/accepted-orders`)
  await expectList(page, accepted)
  const { card, number } = await firstOrder(page)
  await openEditor(page, card, number)
  await page.goto(`${nginx.address}/EULA`)
  await expectDocument(page, 'EULA document')
  await page.goto(`${nginx.address}/status`)
  await expect(page.getByRole('row', { name: /mfe-order-editor/ })).toContainText('1.0.0')

  await publishChangedBuild(host, accepted, '1.1.0')
  await releaseSuccessfully(host, 'promote', 'mfe-orders-accepted@1.1.0')
  await page.goto(`${nginx.address}/accepted-orders`)
  await expectList(page, accepted, '1.1.0')
  const missing = await page.request.get(`${nginx.address}/r/mfe-orders-accepted/9.9.9-none/x.js`)
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store'])
})

test('loads a remote from another origin', async ({ page, host, files }) => {
  const config = join(host.folder, 'served-config.json')
  await writeFile(config, await (await page.request.get(`${host.address}/config.json`)).text())
  for (const remote of [history, editor]) {
    await publishChangedBuild(host, remote, '1.1.0', { origin: files.address })
    await releaseSuccessfully(host, 'promote', `${remote.name}@1.1.0`, '--config', config)
  }
  await signIn(page, 'dana')
  await openByLink(page, 'Order History')
  await expectList(page, history, '1.1.0')
  await page.goto('/order-history')
  await expectList(page, history, '1.1.0')
  await page.getByRole('article').first().getByRole('button', { name: 'View Details' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: `${editor.text} in 1.1.0` })).toBeVisible()
  expect(files.sent.some((address) => address.startsWith('/r/mfe-order-history/1.1.0-'))).toBe(true)
  expect(files.sent.some((address) => address.startsWith('/r/mfe-order-editor/1.1.0-'))).toBe(true)

  // With the files removed there, the last known good version runs, which this portal serves itself.
  files.serve('/nowhere')
  const fresh = await page.context().browser()?.newContext({ baseURL: host.address })
  if (!fresh) throw new Error('No browser')
  const other = await fresh.newPage()
  await skipRetryPauses(other)
  await signIn(other, 'dana')
  await openByLink(other, 'Order History')
  await expectList(other, history)
  await fresh.close()
})
