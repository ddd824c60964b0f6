import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import type { Profile } from './profiles.ts'

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

/** The browser at CHROMIUM; the default is Debian's Chromium. */
export const launchOptions = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS }

/**
 * Without the service worker: it starts three seconds after a page, so it would run in some of the measured moments only,
 * and page.route does not see its requests.
 */
export const contextOptions = { serviceWorkers: 'block' } as const

/** Launches the browser. */
export function launch() {
  return chromium.launch(launchOptions)
}

/** Opens a page with a profile's viewport, network and processor limits. */
export async function pageUnder(context: BrowserContext, profile: Profile): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  await page.setViewportSize(profile.viewport)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bitsPerSecond / 8,
    uploadThroughput: profile.bitsPerSecond / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown })
  return { page, cdp }
}
