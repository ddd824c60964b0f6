import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { HostTool } from '../embedding/hostTool.ts'
import { layoutFaults } from '../engines/layoutFaults.ts'
import playwrightConfig from '../playwright.config.ts'
import { signIn } from '../portal/steps.ts'
import { fileOf, type Shot } from './indexPage.ts'
import { shownTime } from './scenes/scene.ts'

const HEIGHTS: Readonly<Record<string, number>> = { 390: 844, 768: 1024 }
const DESK_HEIGHT = 900

/** Takes pictures in one Chromium with visible scrollbars. */
interface Camera {
  /** Takes one picture and returns what is wrong in it. A scene that cannot be shown is photographed as it is. */
  take(shot: Shot): Promise<readonly string[]>
  stop(): Promise<void>
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Starts a browser that takes pictures of scenes into a folder. `stop` ends it. */
export async function startCamera(tool: HostTool, folder: string): Promise<Camera> {
  const { launchOptions, timezoneId } = playwrightConfig.use ?? {}
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const settings = { baseURL: tool.portal, ...(timezoneId && { timezoneId }) }
  const sessions = new Map<string, StorageState>()
  return {
    async take(shot) {
      const { scene, width, theme, locale, phone = false } = shot
      const viewport = { width: Number(width), height: HEIGHTS[width] ?? DESK_HEIGHT }
      const storageState = scene.username && (await sessionOf(browser, settings, sessions, scene.username))
      const forcedColors = theme === 'forced-colors' ? 'active' : 'none'
      const ownTheme = forcedColors === 'active' ? 'system' : theme
      const context = await browser.newContext({
        ...settings,
        viewport,
        forcedColors,
        isMobile: phone,
        hasTouch: phone,
        ...(storageState && { storageState }),
      })
      await context.addCookies([{ name: 'preferences', value: `${ownTheme}.en`, url: tool.portal }])
      // tsx wraps the nested functions of a function in calls of __name, which the page does not have.
      await context.addInitScript('globalThis.__name = (value) => value')
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      if (!scene.movesClock) await page.clock.setFixedTime(shownTime)
      const faults: string[] = []
      try {
        await scene.show(page, tool)
        if (locale !== 'en') await chooseLanguage(page, locale)
        faults.push(...(await layoutFaults({ run: (inPage) => page.evaluate(inPage) })))
      } catch (cause) {
        faults.push(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause))
      }
      await page.screenshot({ path: folder + fileOf(shot), animations: 'disabled' })
      // The response of a call that a scene changes would be read after the page has closed, and end the run.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      return faults
    },
    stop: () => browser.close(),
  }
}

/** The storage of a signed-in page of the user; each user signs in once. */
async function sessionOf(
  browser: Browser,
  settings: { readonly baseURL: string },
  sessions: Map<string, StorageState>,
  username: string,
): Promise<StorageState> {
  const known = sessions.get(username)
  if (known) return known
  const context = await browser.newContext(settings)
  const page = await context.newPage()
  await page.clock.setFixedTime(shownTime)
  await signIn(page, username)
  const state = await context.storageState()
  sessions.set(username, state)
  await context.close()
  return state
}

/** Scenes find their elements by English names, so the language changes last; a dialog over the select does not matter. */
async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await page.evaluate((wanted) => {
    const choice = [...document.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === wanted),
    )
    if (!choice) return
    choice.value = wanted
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }, locale)
  await page.locator(`html[lang="${locale}"]`).waitFor()
}
