import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { PAPER } from '../portal/printedPages.ts'
import { testZone } from '../portal/testZone.ts'
import type { Engine, EngineWindow } from './enginePage.ts'

const binary = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** The preference's value for a pointer that is fine (2) and hovers (4). */
const MOUSE = 6

/** Debian's Firefox ESR over WebDriver BiDi, with classic scrollbars as Windows shows them. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: existsSync(binary) ? undefined : `Firefox is not installed at ${binary} (FIREFOX names another one).`,
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: binary,
      headless: true,
      env: { ...process.env, TZ: testZone.name },
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US',
        'widget.gtk.overlay-scrollbars.enabled': false,
        // Without a window Firefox reports no mouse, and the portal gives its controls the size for touch.
        'ui.primaryPointerCapabilities': MOUSE,
        'ui.allPointerCapabilities': MOUSE,
        // No process is started in advance; those of other sites are started as for a user.
        'dom.ipc.processPrelaunch.enabled': false,
      },
    })
    return {
      async newWindow() {
        const context = await browser.createBrowserContext()
        return windowOf(await context.newPage(), () => context.close())
      },
      stop: () => browser.close(),
    }
  },
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    run: async (inPage, ...args) =>
      page.evaluate(expression(inPage, args)) as Promise<Awaited<ReturnType<typeof inPage>>>,
    async element(inPage, ...args) {
      const handle = (await page.evaluateHandle(expression(inPage, args))).asElement() as ElementHandle<Element> | null
      if (!handle) return undefined
      return { click: () => handle.click(), type: (text) => handle.type(text) }
    },
    inject: async (script) => void (await page.evaluate(`${script};0`)),
    press: (key) => page.keyboard.press(key),
    print: () => page.pdf(PAPER),
    close,
  }
}

/** One expression, because the page's content security policy forbids `new Function`. */
function expression(inPage: (...args: never) => unknown, args: readonly unknown[]): string {
  return `(${inPage})(...${JSON.stringify(args)})`
}
