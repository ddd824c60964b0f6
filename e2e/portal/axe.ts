import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no accessibility violation in the present state of the page in light colors, nor in dark ones. */
export async function expectAccessibleInBothColors(page: Page, state: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${state}, ${colorScheme}`)
  }
}

/**
 * Expects no accessibility violation in the present state of the page, after its transitions. axe is injected through the DevTools protocol,
 * because the page's content security policy blocks foreign scripts.
 */
export async function expectAccessible(page: Page, state: string) {
  await waitForTransitions(page)
  const debuggerSession = await page.context().newCDPSession(page)
  await debuggerSession.send('Runtime.evaluate', { expression: await axeSource })
  const { result } = await debuggerSession.send('Runtime.evaluate', {
    expression: `axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | ')))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await debuggerSession.detach()
  expect(result.value, `accessibility of: ${state}`).toEqual([])
}

/** Waits for every animation that ends; a color in the middle of a transition has not the contrast of its end. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    // A change of this moment starts its transition with the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
