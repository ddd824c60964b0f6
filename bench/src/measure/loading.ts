import type { Browser, BrowserContext } from 'playwright'
import { signInAccount } from '../../../reference-backend/src/testing/client.ts'
import { contextOptions, pageUnder } from './browser.ts'
import { median } from './processor.ts'
import type { Profile } from './profiles.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

/** The measurements of one page load; times in milliseconds. */
export interface PageLoad extends Traffic, Vitals {
  readonly ready: number
}

/** A screen to measure. */
interface MeasuredScreen {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Runs in the page at each frame; true once the screen is usable. */
  readonly isReady: () => boolean
}

/** The screens whose load is measured. */
export const SCREENS: readonly MeasuredScreen[] = [
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    // The prerendered button is visible before React renders the form. React marks the elements that it renders.
    // Prerendered elements have no such mark.
    isReady: () => {
      const button = document.querySelector('#root button[type=submit]')
      return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
    },
  },
  {
    name: 'first order list',
    path: '/available-orders',
    signedIn: true,
    isReady: () => document.querySelector('article') !== null,
  },
]

/** Loads a screen in a new browser context; with a hot cache, measures the second load. */
export async function measureLoading(
  browser: Browser,
  address: string,
  screen: MeasuredScreen,
  profile: Profile,
  cache: 'cold' | 'hot',
): Promise<PageLoad> {
  const context = await browser.newContext(contextOptions)
  try {
    if (screen.signedIn) await signIn(context, address)
    if (cache === 'hot') await load(context, address, screen, profile)
    return await load(context, address, screen, profile)
  } finally {
    await context.close()
  }
}

async function load(
  context: BrowserContext,
  address: string,
  screen: MeasuredScreen,
  profile: Profile,
): Promise<PageLoad> {
  const { page, cdp } = await pageUnder(context, profile)
  const traffic = watchTraffic(cdp)
  await observeVitals(page)
  await page.addInitScript({ content: reportReady(screen.isReady) })
  const reported = page.waitForEvent('console', (message) => message.text().startsWith(READY))
  await page.goto(address + screen.path, { waitUntil: 'commit' })
  const ready = Number((await reported).text().slice(READY.length))
  const atReady = traffic()
  await page.waitForTimeout(1000)
  const vitals = await readVitals(page)
  await page.close()
  return { ...atReady, ...vitals, ready }
}

const READY = 'ready at '

/**
 * A script that prints the frame at which the page is ready. Polling from outside would add its interval, and
 * Playwright's evaluation script, which runs 50 ms at 4 × CPU while the page starts.
 */
function reportReady(isReady: () => boolean): string {
  return `{
    const check = () => {
      if ((${isReady})()) console.debug('${READY}' + performance.now())
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  }`
}

/** Signs in by an API request, so that the browser's cache stays empty. */
async function signIn(context: BrowserContext, address: string): Promise<void> {
  const { token } = await signInAccount(address, 'dana')
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { carriers: unknown }
  await context.addCookies([
    { name: 'access_token', value: encodeURIComponent(JSON.stringify(token)), url: address },
    { name: 'username', value: 'dana', url: address },
  ])
  await context.addInitScript((carriers) => localStorage.setItem('carriers', carriers), JSON.stringify(claims.carriers))
}

/** The median of each figure. */
export function medianLoading(loadings: readonly PageLoad[]): PageLoad {
  const medianOf = (pick: (loading: PageLoad) => number) => median(loadings.map(pick))
  return {
    scriptBytes: medianOf((one) => one.scriptBytes),
    requests: medianOf((one) => one.requests),
    depth: medianOf((one) => one.depth),
    largestPaint: medianOf((one) => one.largestPaint),
    layoutShift: medianOf((one) => one.layoutShift),
    longestTask: medianOf((one) => one.longestTask),
    ready: medianOf((one) => one.ready),
  }
}
