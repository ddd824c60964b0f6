import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { inEachLayout, type Layout } from './layouts.ts'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose result depends on the color scheme; all others read structure, names and sizes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The orders of a list are alike, so the first three represent all. */
const CONTEXT = { exclude: ['article:nth-of-type(n+4)'] }

/** Expects no accessibility violation in the present state of the page, on a desk and on a phone. */
export async function expectAccessibleEverywhere(page: Page, state: string) {
  await inEachLayout(page, (layout) => expectAccessibleIn(layout, page, state))
}

/**
 * The same in the present layout: of all rules in light colors, and on a desk of the rules about colors in dark ones too,
 * because both layouts take their colors from one theme.
 */
export async function expectAccessibleIn(layout: Layout, page: Page, state: string) {
  if (layout === 'desk') {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, `${state}, ${layout}, dark`, COLOR_RULES)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await expectAccessible(page, `${state}, ${layout}, light`)
}

/**
 * Expects no accessibility violation in the present state of the page, and no transition, because the journeys run with
 * reduced motion; by default of all rules.
 * axe is injected through the DevTools protocol, because the page's content security policy blocks foreign scripts.
 */
export async function expectAccessible(page: Page, state: string, rules?: readonly string[]) {
  expect(await transitions(page), `transitions in: ${state}`).toBe(0)
  const debuggerSession = await page.context().newCDPSession(page)
  const evaluate = (expression: string) =>
    debuggerSession.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  const { result: loaded } = await evaluate('typeof axe')
  if (loaded.value === 'undefined') await evaluate(`${await axeSource}; undefined`)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { result } =
    await evaluate(`axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | ')))`)
  await debuggerSession.detach()
  expect(result.value, `accessibility of: ${state}`).toEqual([])
}

/** How many transitions run after the next frame, with which the page applies a change of the color scheme. */
function transitions(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  })
}
