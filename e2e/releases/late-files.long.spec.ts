import { openFirstEditor } from '../portal/editor.ts'
import { skipRetryPauses } from '../portal/faultMatrix.ts'
import { type ProxiedResponse, startProxy } from '../portal/proxy.ts'
import type { TestPortal } from '../portal/startPortal.ts'
import { openList, signIn } from '../portal/steps.ts'
import { storeLateVersion } from './support/faultyVersion.ts'
import { lists } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, test } from './support/test.ts'

// No page.route here: it would disable the browser's HTTP cache, which these journeys depend on.
test.use({
  storeName: 'late-files',
  storageState: { cookies: [], origins: [] },
  // React and the browser log the faults that these journeys cause.
  expectedErrors: /Failed to find a valid digest in the 'integrity' attribute|ChunkLoadError|Loading chunk late failed/,
})
test.beforeEach(({ page }) => skipRetryPauses(page))

const [, accepted, history] = lists

/** A proxy that corrupts the scripts that `isBad` names and lets the browser cache them. */
async function startCorruptingProxy(portal: TestPortal, isBad: (path: string) => boolean) {
  const sent: string[] = []
  const proxy = await startProxy(portal.address, (path, response) => {
    if (!/^\/(r|assets)\//.test(path)) return response
    sent.push(path)
    return isBad(path) ? corrupted(response) : response
  })
  return { ...proxy, sentOf: (file: string) => sent.filter((path) => path === file).length }
}

function corrupted(response: ProxiedResponse): ProxiedResponse {
  expect(response.headers['cache-control']).toContain('immutable')
  return { ...response, body: Buffer.concat([Buffer.from('globalThis.evil = 1;'), response.body]) }
}

test('reloads a screen on Try again when the browser cached a corrupt chunk', async ({ page, portal }) => {
  const late = await storeLateVersion(portal, history.name)
  let isBad = true
  const server = await startCorruptingProxy(portal, (path) => isBad && path === late)
  await signIn(page, 'dana', server.address)
  const loads = countLoads(page)
  await openByLink(page, history.title)
  await expect(page.getByRole('alert').filter({ hasText: 'It could not be downloaded.' })).toBeVisible({
    timeout: 20_000,
  })
  await openList(page, accepted.title)
  await openByLink(page, history.title)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  expect(server.sentOf(late)).toBeGreaterThan(0)

  isBad = false
  await again.click()
  await expectList(page, history)
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  expect(loads()).toBe(0)
  await server.stop()
})

test('starts the camera although the browser cached a corrupt copy of the scanner', async ({
  page,
  context,
  portal,
}) => {
  let scanner: string | undefined
  const server = await startCorruptingProxy(portal, (path) => {
    if (scanner !== undefined || !path.includes('/barcode-reader.')) return false
    scanner = path
    return true
  })
  // The barcode reader draws each camera frame onto a canvas.
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (this: unknown, ...parts: unknown[]) {
      Reflect.set(window, 'isReading', true)
      return Reflect.apply(drawImage, this, parts)
    }
  })
  await context.grantPermissions(['camera'])
  // A desk does not load the scanner ahead of time.
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'dana', `${server.address}/accepted-orders`)
  const loads = countLoads(page)
  const { editor } = await openFirstEditor(page)
  await editor.getByRole('button', { name: 'Scan a new item' }).click()
  await page.waitForFunction(() => Reflect.get(window, 'isReading') === true)
  await expect(page.getByRole('dialog', { name: 'Scan a barcode' }).getByRole('alert')).toBeHidden()
  // The corrupt one, and one for each that replaces it: the shell, as for every file, and the scanner, for pages without a shell.
  await expect.poll(() => server.sentOf(scanner ?? '')).toBe(3)
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false)
  expect(loads()).toBe(0)
  await server.stop()
})

test('opens the login when the browser cached a corrupt copy of its form', async ({ page, portal }) => {
  let form: string | undefined
  const server = await startCorruptingProxy(portal, (path) => {
    if (form !== undefined || !path.startsWith('/assets/credentials-form.')) return false
    form = path
    return true
  })
  const loads = countLoads(page)
  await signIn(page, 'dana', `${server.address}/login`)
  await expect(page.getByRole('heading', { level: 1, name: 'Available Orders' })).toBeVisible()
  expect(server.sentOf(form ?? '')).toBe(2)
  expect(loads()).toBe(1)
  await server.stop()
})
