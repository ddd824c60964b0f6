import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import getPort from 'get-port'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Engine, EngineKey, EngineWindow } from './enginePage.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const KEYS: Readonly<Partial<Record<EngineKey, string>>> = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }

const ENVIRONMENT = {
  TZ: 'America/New_York',
  LANG: 'en_US.UTF-8',
  GTK_OVERLAY_SCROLLING: '0',
  // Without a graphics card, layers are composed by the processor and take half of the time of a page.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
}

/** How long the driver and its X server may take to start. */
const START_MS = 30_000

/** How long a new window may take. About one request for a window in forty gets no response from the driver. */
const WINDOW_MS = 15_000

/** Debian's WebKitGTK by its WebDriver, in an X server of its own (`xvfb-run`). */
export const webkit: Engine = {
  name: 'WebKit',
  missing: whyMissing(),
  // Each window has a driver of its own, so that one that hangs is replaced without closing the other windows.
  start: async () => ({ newWindow, stop: async () => undefined }),
}

interface Driver {
  readonly port: number
  readonly child: ChildProcess
}

async function startDriver(): Promise<Driver> {
  const port = await getPort()
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1920x1200x24', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...ENVIRONMENT },
  })
  const driver = { port, child }
  try {
    await waitUntilReady(driver)
    return driver
  } catch (cause) {
    await stopDriver(driver)
    throw cause
  }
}

async function stopDriver({ child }: Driver): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  // The group holds the X server too, which would outlive its child.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await exited
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
  const opened = new Builder().usingServer(`http://127.0.0.1:${driver.port}`).withCapabilities(capabilities).build()
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
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
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

function whyMissing(): string | undefined {
  if (!existsSync(DRIVER)) return `${DRIVER} is not installed (Debian: webkit2gtk-driver).`
  if (!existsSync('/usr/bin/xvfb-run')) return 'xvfb-run is not installed (Debian: xvfb).'
  return miniBrowser() ? undefined : 'WebKitGTK has no MiniBrowser (Debian: libwebkit2gtk).'
}

/** The test browser that comes with WebKitGTK's library; its folder is named by processor and library version. */
function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  const versions = folders.flatMap((folder) => readdirSync(`/usr/lib/${folder}`).map((name) => `${folder}/${name}`))
  const version = versions.find((name) => /\/webkit2gtk/.test(name) && existsSync(`/usr/lib/${name}/MiniBrowser`))
  return version && `/usr/lib/${version}/MiniBrowser`
}

async function waitUntilReady({ port, child }: Driver): Promise<void> {
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver was not ready within ${START_MS / 1_000} seconds`)
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode ?? child.signalCode}`)
}
