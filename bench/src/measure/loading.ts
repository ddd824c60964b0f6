import type { Browser, BrowserContext } from 'playwright'
import { pageUnder } from './browser.ts'
import type { Profile } from './profiles.ts'
import { type Traffic, watchTraffic } from './traffic.ts'
import { observeVitals, readVitals, type Vitals } from './vitals.ts'

/** What is measured of one loading of a screen; times in milliseconds. */
export interface Loading extends Traffic, Vitals {
  readonly ready: number
}

/** A screen: its address, and how a person sees that it can be used. */
export interface Screen {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** Runs in the page at each frame: whether it can be used. */
  readonly isReady: () => boolean
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    // The prerendered button can be seen before it works: it works once the page's own code has taken it over.
    // React marks the elements that it serves; the page's body is drawn anew by it, the prerendered one has no marks.
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

const PASSWORD = 'courier-demo-2026'

/** Loads a screen in a fresh browser profile, or (hot) a second time with what the first one left in the cache. */
export async function measureLoading(
  browser: Browser,
  address: string,
  screen: Screen,
  profile: Profile,
  cache: 'cold' | 'hot',
): Promise<Loading> {
  const context = await browser.newContext()
  try {
    if (screen.signedIn) await signIn(context, address)
    if (cache === 'hot') await load(context, address, screen, profile)
    return await load(context, address, screen, profile)
  } finally {
    await context.close()
  }
}

async function load(context: BrowserContext, address: string, screen: Screen, profile: Profile): Promise<Loading> {
  const { page, cdp } = await pageUnder(context, profile)
  const traffic = watchTraffic(cdp)
  await observeVitals(page)
  await page.addInitScript({ content: noteReady(screen.isReady) })
  await page.goto(address + screen.path, { waitUntil: 'commit' })
  const noted = await page.waitForFunction(() => Reflect.get(window, 'ready') as number | undefined)
  const atReady = traffic()
  const ready = Number(await noted.jsonValue())
  await page.waitForTimeout(1000)
  const vitals = await readVitals(page)
  await page.close()
  return { ...atReady, ...vitals, ready }
}

/** A script that notes the frame at which the page is ready: asking from outside is late by the asker's own intervals. */
function noteReady(isReady: () => boolean): string {
  return `{
    const look = () => {
      if ((${isReady})()) window.ready = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`
}

/** Signs in by the call alone, so that the browser's cache stays empty. */
async function signIn(context: BrowserContext, address: string): Promise<void> {
  const answer = await context.request.post(`${address}/api/account/login`, {
    data: { username: 'dana', password: PASSWORD },
  })
  const { token } = (await answer.json()) as { token: string }
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { carriers: unknown }
  await context.addCookies([
    { name: 'access_token', value: encodeURIComponent(JSON.stringify(token)), url: address },
    { name: 'username', value: 'dana', url: address },
  ])
  await context.addInitScript((carriers) => localStorage.setItem('carriers', carriers), JSON.stringify(claims.carriers))
}

/** The middle one of some measurements, number by number. */
export function median(loadings: readonly Loading[]): Loading {
  const middle = (pick: (loading: Loading) => number) => {
    const sorted = loadings.map(pick).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    scriptBytes: middle((one) => one.scriptBytes),
    requests: middle((one) => one.requests),
    depth: middle((one) => one.depth),
    largestPaint: middle((one) => one.largestPaint),
    layoutShift: middle((one) => one.layoutShift),
    ready: middle((one) => one.ready),
  }
}
