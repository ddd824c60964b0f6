import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Engine, EngineKey, EngineWindow } from './enginePage.ts'
import { type Driver, miniBrowser, startDriver, stopDriver, whyMissing } from './webkitDriver.ts'

const KEYS: Readonly<Partial<Record<EngineKey, string>>> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }

/** How long a new window may take. About one request for a window in forty gets no response from the driver. */
const WINDOW_MS = 15_000

/** Debian's WebKitGTK by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: whyMissing(),
  // Each window has a driver of its own, so that one that hangs is replaced without closing the other windows.
  start: async () => ({ newWindow, stop: async () => undefined }),
}

async function newWindow(): Promise<EngineWindow> {
  return openWindow(await startDriver()).catch(async () => openWindow(await startDriver()))
}

/** Rejects, and stops the driver, when it does not respond in time. */
async function openWindow(driver: Driver): Promise<EngineWindow> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('WebKitWebDriver did not open a window')), WINDOW_MS)
  })
  const opened = new Builder().usingServer(driver.address).withCapabilities(capabilities).build()
  // After the time limit the request fails with its driver.
  opened.catch(() => undefined)
  try {
    return windowOf(await Promise.race([opened, late]), () => stopDriver(driver))
  } catch (cause) {
    await stopDriver(driver)
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

function windowOf(driver: WebDriver, stop: () => Promise<void>): EngineWindow {
  return {
    open: (address) => driver.get(address),
    resize: createResize(driver),
    run: (inPage, ...args) => driver.executeScript(inPage, ...args),
    async element(inPage, ...args) {
      const element = await driver.executeScript<WebElement | null>(inPage, ...args)
      if (!element) return undefined
      return { click: () => element.click(), type: (text) => element.sendKeys(text) }
    },
    inject: async (script) => void (await driver.executeScript(script)),
    press: (key) =>
      driver
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    close: () => driver.quit().finally(stop),
  }
}

type Resize = (width: number, height: number) => Promise<void>

/** How long the page may take to have the size of its window. */
const RESIZE_MS = 5_000

/**
 * The driver sizes the window with its frame and toolbar. Their size is measured once, in a window at rest: the page gets
 * its new size only after the driver has responded. A window is never narrower than about 450 px.
 */
function createResize(driver: WebDriver): Resize {
  const window = driver.manage().window()
  const pageSize = () => driver.executeScript<[number, number]>(() => [innerWidth, innerHeight])
  let frame: readonly [number, number] | undefined
  async function measureFrame(): Promise<readonly [number, number]> {
    const [outer, [pageWidth, pageHeight]] = [await window.getRect(), await pageSize()]
    return [outer.width - pageWidth, outer.height - pageHeight]
  }
  return async (width, height) => {
    frame ??= await measureFrame()
    await window.setRect({ x: 0, y: 0, width: width + frame[0], height: height + frame[1] })
    await driver.wait(async () => {
      const [pageWidth, pageHeight] = await pageSize()
      return pageHeight === height && pageWidth >= width
    }, RESIZE_MS)
  }
}
