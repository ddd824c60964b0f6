import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../portal/axe.ts'
import { LONG } from '../portal/long.ts'
import { startHostOver, type TestPortal } from '../portal/startPortal.ts'
import { signIn } from '../portal/steps.ts'
import { expect, test } from '../portal/test.ts'
import { createToken } from './support/ownRepository.ts'
import { publishChangedBuild, registryOf } from './support/release.ts'
import { lists } from './support/remotes.ts'

const [, , history] = lists
const NEXT = `${history.name}@1.1.0`

let ownPortal: TestPortal
let releaseToken: string

test.beforeAll(async ({ portal }) => {
  const releaseTokens = join(await mkdtemp(join(tmpdir(), 'status-page-')), 'tokens.json')
  const { token, file } = await createToken('*', '*')
  releaseToken = token
  await writeFile(releaseTokens, file)
  ownPortal = await startHostOver(portal, { releaseTokens })
  await publishChangedBuild(ownPortal, history, '1.1.0')
})
test.afterAll(() => ownPortal.stop())

/** The row of one version in the release tables. */
function rowOf(page: Page, version: string) {
  const remote = page.getByRole('region', { name: history.name })
  return remote.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version }) })
}

/** Starts a change by its button and confirms it. */
async function change(page: Page, title: string, button: string, reason: string, share?: string) {
  await page.getByRole('button', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  if (share !== undefined) await dialog.getByLabel('Share of users').selectOption(share)
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('shows versions, shares and failures, and releases with a token', LONG, async ({ page }) => {
  const failed = { event: 'remote.failed', remote: history.name, version: '1.0.0', stage: 'download' }
  await page.request.post(`${ownPortal.address}/telemetry/remotes`, { data: { events: [failed] } })
  await page.goto(`${ownPortal.address}/status`)
  await signIn(page, 'dana', `${ownPortal.address}/login`)
  await page.goto(`${ownPortal.address}/status`)

  await expect(rowOf(page, '1.0.0')).toContainText('100 % of users')
  const releases = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(releases).toEqual(releases.toSorted())
  await expect(rowOf(page, '1.0.0')).toContainText('1 load, 1 failed')
  await expect(
    rowOf(page, '1.0.0').getByRole('img', { name: 'Failure rate of 1.0.0 over 24 hours, highest 100.0 %' }),
  ).toBeVisible()
  await page.request.post(`${ownPortal.address}/telemetry/remotes`, { data: { events: [failed] } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowOf(page, '1.0.0'), 'the counts, although the registry has not changed').toContainText('2 loads')
  for (const address of ['**/registry.json', '**/telemetry/remotes'])
    await page.route(address, (route) => route.fulfill({ status: 502, body: 'away' }), { times: 1 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toHaveText('The host is not responding. What is shown may be out of date.')
  await expect(rowOf(page, '1.0.0')).toContainText('2 loads, 2 failed')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rowOf(page, '1.1.0')).toContainText('not in use')
  await expect(rowOf(page, '1.1.0').getByRole('cell', { name: /^Failure rate/ })).toHaveText('—')
  await expect(page.getByRole('button', { name: `Promote ${NEXT}` })).toHaveCount(0)

  await page.getByLabel('Release token').fill('wrong')
  await page.getByRole('button', { name: 'Use token' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    "The host does not accept this token. Ask the portal's operator for a new one.",
  )
  await page.getByLabel('Release token').fill(releaseToken)
  await page.route('**/releases/history', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Use token' }).click()
  await expect(page.getByRole('alert')).toHaveText('The host is not responding. Try again.')
  await page.getByRole('button', { name: 'Use token' }).click()
  await expect(page.getByRole('table', { name: 'History', exact: true })).toContainText(`published ${NEXT}`)
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeFocused()
  await expectAccessible(page, 'the status page of a release manager')
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const [promote, block] = ['Promote', 'Block'].map((verb) => page.getByRole('button', { name: `${verb} ${NEXT}` }))
  // The rows are replaced when the window has become narrow.
  await expect(async () => {
    const height = (await block?.boundingBox())?.height
    expect(height).toBeGreaterThan(0)
    expect((await promote?.boundingBox())?.height, 'a label in one line on a small phone').toBe(height)
  }).toPass({ timeout: 10_000 })
  await page.setViewportSize({ width: 390, height: 700 })
  await promote?.click()
  const title = page.getByRole('dialog', { name: `Promote ${NEXT}` }).getByRole('heading')
  const version = await title.getByText(NEXT, { exact: true }).boundingBox()
  expect(version?.height, 'the version in one line in the title of the dialog').toBeLessThan(40)
  await page.getByRole('button', { name: 'Cancel' }).click()
  if (desk) await page.setViewportSize(desk)

  await change(page, `Promote ${NEXT}`, 'Promote', 'a first trial', '5')
  await expect(rowOf(page, '1.1.0')).toContainText('5 % of users, watched trial')
  await expect(rowOf(page, '1.0.0')).toContainText('95 % of users')
  await expect(page.getByRole('table', { name: 'History', exact: true }).getByRole('row').nth(1)).toContainText(
    'a first trial',
  )
  expect((await registryOf(ownPortal)).trials[history.name]).toBeDefined()

  const region = page.getByRole('region', { name: history.name })
  await region.getByRole('button', { name: 'Stop trial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop trial' }).click()
  await expect(rowOf(page, '1.1.0')).toContainText('rolled back')

  await change(page, `Promote ${NEXT}`, 'Promote', 'for all', '100')
  await expect(rowOf(page, '1.1.0')).toContainText('100 % of users')
  await region.getByRole('button', { name: 'Roll back' }).click()
  const rollback = page.getByRole('dialog', { name: `Roll back ${history.name} to 1.0.0` })
  await rollback.getByRole('button', { name: 'Roll back' }).click()
  await expect(rowOf(page, '1.0.0')).toContainText('100 % of users')
  await expect(region.getByRole('button', { name: 'Roll back' }), 'without an earlier good version').toHaveCount(0)
  await expect(region.locator(':focus'), 'the focus beside the button that was removed').toBeVisible()

  await change(page, `Block ${NEXT}`, 'Block', 'counts wrongly')
  await expect(rowOf(page, '1.1.0')).toContainText('blocked: counts wrongly')
  await expect(page.getByRole('heading', { name: 'History', exact: true }), 'the row has no buttons left').toBeFocused()
  expect((await registryOf(ownPortal)).remotes[history.name]?.versions['1.1.0']).toMatchObject({
    state: 'blocked',
    reason: 'counts wrongly',
  })
})
