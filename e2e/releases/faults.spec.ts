import type { Page, Response } from '@playwright/test'
import { isWholeMatrix, skipRetryPauses } from '../portal/faultMatrix.ts'
import { firstOrder, navigateWithoutLoad } from '../portal/steps.ts'
import { breakRemote, type FaultStage, stages } from './support/faultyVersion.ts'
import { editor, lists, type ReleasedRemote } from './support/remotes.ts'
import { countLoads, expect, expectList, openByLink, test } from './support/test.ts'

// React and the browser log the faults that these journeys cause.
test.describe.configure({ mode: 'parallel' })
test.use({ storeName: 'faults', expectedErrors: /made: (evaluation|render)|ChunkLoadError|Loading chunk late failed/ })

const reasons: Readonly<Record<FaultStage, string>> = {
  registry: 'It could not be downloaded.',
  check: 'It needs a newer portal. Please reload the page.',
  download: 'It could not be downloaded.',
  evaluation: 'It stopped because of an error.',
  render: 'It stopped because of an error.',
  lateChunk: 'It could not be downloaded.',
}

const [, accepted, history] = lists

/**
 * What `npm test` runs of the matrix. One loader loads all remotes and one error card replaces each, so a stage fails alike
 * in every list. `journeys/remote-down.spec.ts` makes remotes fail in other ways.
 */
const part: readonly (readonly [ReleasedRemote, readonly FaultStage[]])[] = [
  [accepted, ['check']],
  [history, ['lateChunk']],
]
const whole = [...lists, editor].map((remote) => [remote, stages] as const)

for (const [remote, chosen] of isWholeMatrix ? whole : part)
  for (const stage of chosen)
    test(`contains a failure of ${remote.name} at "${stage}", at the start and after navigation`, async ({
      page,
      portal,
    }) => {
      const order = remote === editor ? await anyOrder(page) : ''
      await skipRetryPauses(page)
      const loads = countLoads(page)
      for (const { isStart, hasFallback } of opensOf(stage)) {
        // The page before this one may still load its late parts, which the host does not have.
        await page.goto('about:blank')
        await page.unrouteAll()
        const repair = await breakRemote(page, portal, { remote: remote.name, stage, hasFallback })
        const before = loads()
        if (isStart) await openAtStart(page, remote, order)
        else if (remote === editor && stage !== 'registry') await openFromList(page)
        else await openOnTheWay(page, remote, order)
        if (!hasFallback) {
          await expectCard(page, stage)
          await expectTheRestWorks(page, { remote, stage })
          await expectCard(page, stage)
          await repair()
        }
        await expectScreen(page, remote)
        expect(loads() - before, 'loads of the page').toBe(1)
      }
    })

/**
 * How a screen is opened: as the first one or after navigation, with or without a last known good version. The suite opens
 * it in both ways, one of them with that version; the stages take turns in which. Without a registry no version is known.
 */
function opensOf(stage: FaultStage) {
  const turn = stages.indexOf(stage) % 2 === 0
  return [true, false].flatMap((isStart) =>
    [true, false]
      .filter((hasFallback) =>
        stage === 'registry' ? !hasFallback : isWholeMatrix || hasFallback === (isStart === turn),
      )
      .map((hasFallback) => ({ isStart, hasFallback })),
  )
}

async function anyOrder(page: Page): Promise<string> {
  await page.goto('/accepted-orders')
  return (await firstOrder(page)).number
}

async function openAtStart(page: Page, remote: ReleasedRemote, order: string) {
  await page.goto(addressOf(remote, order))
}

async function openOnTheWay(page: Page, remote: ReleasedRemote, order: string) {
  await page.goto('/status')
  await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible()
  await navigateWithoutLoad(page, addressOf(remote, order))
}

async function openFromList(page: Page) {
  await page.goto('/accepted-orders')
  await page.getByRole('article').first().getByRole('button', { name: 'View Details' }).click()
}

/** Expects another screen to work in the same page, then returns. */
async function expectTheRestWorks(page: Page, { remote, stage }: { remote: ReleasedRemote; stage: FaultStage }) {
  const { pathname } = new URL(page.url())
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expectList(page, accepted)
    await page.getByRole('article').first().getByRole('button', { name: 'View Details' }).click()
    return
  }
  // Without a registry no remote is known, so only the shell's own screens work.
  if (stage === 'registry') await expectStatusWithoutRegistry(page)
  else {
    const elsewhere = remote.name === accepted.name ? history : accepted
    await openByLink(page, elsewhere.title)
    await expectList(page, elsewhere)
  }
  await navigateWithoutLoad(page, pathname)
}

/**
 * The status page loads the registry too. Its attempts end here: a later one could repair the screen before the press. They
 * begin at the navigation, which no link leads to: pointing at one would begin them before they are counted.
 */
async function expectStatusWithoutRegistry(page: Page) {
  let refused = 0
  const count = (response: Response) => {
    if (response.url().endsWith('/registry.json')) refused += 1
  }
  page.on('response', count)
  await navigateWithoutLoad(page, '/status')
  await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible()
  await expect.poll(() => refused, 'three attempts and the check for a newer registry').toBe(4)
  page.off('response', count)
}

async function expectCard(page: Page, stage: FaultStage) {
  await expect(page.getByRole('heading', { name: 'This screen is not available' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert').filter({ hasText: reasons[stage] })).toBeVisible()
  await expect(page.getByText(/Report [0-9a-f]{8}/)).toBeVisible()
}

async function expectScreen(page: Page, remote: ReleasedRemote) {
  if (remote !== editor) return expectList(page, remote)
  await expect(page.getByRole('heading', { name: editor.text }).first()).toBeVisible({ timeout: 20_000 })
}

function addressOf(remote: ReleasedRemote, order: string): string {
  return remote === editor ? `/order/${order}` : `/${remote.title.toLowerCase().replace(' ', '-')}`
}
