import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no accessibility violation in the present state of the page. axe is injected through the DevTools protocol,
 * because the page's content security policy blocks foreign scripts.
 */
export async function expectAccessible(page: Page, state: string) {
  await page.waitForTimeout(350)
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
