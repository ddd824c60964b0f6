import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { ownAddress } from '../../reference-backend/src/testing/ownAddress.ts'
import { testZone } from '../portal/testZone.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'

const ENVIRONMENT = {
  TZ: testZone.name,
  LANG: 'en_US.UTF-8',
  GTK_OVERLAY_SCROLLING: '0',
  // Without a graphics card, layers are composed by the processor and take half of the time of a page.
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
}

/** How long the driver and its X server may take to start. */
const START_MS = 30_000

/** A running driver. */
export interface Driver {
  readonly address: string
  readonly child: ChildProcess
}

/** Starts WebKitWebDriver in an X server of its own (`xvfb-run`) and waits until it can open a window. */
export async function startDriver(): Promise<Driver> {
  const { host, port } = ownAddress()
  const line = ['-a', '-s', '-screen 0 1920x1200x24', DRIVER, `--host=${host}`, `--port=${port}`]
  const child = spawn('xvfb-run', line, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...ENVIRONMENT },
  })
  const driver = { address: `http://${host}:${port}`, child }
  try {
    await waitUntilReady(driver)
    return driver
  } catch (cause) {
    await stopDriver(driver)
    throw cause
  }
}

/** Ends the driver and its X server. */
export async function stopDriver({ child }: Driver): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  // The group holds the X server too, which would outlive its child.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await exited
}

/** What has to be installed before the journeys can run in WebKit; undefined when nothing is missing. */
export function whyMissing(): string | undefined {
  if (!existsSync(DRIVER)) return `${DRIVER} is not installed (Debian: webkit2gtk-driver).`
  if (!existsSync('/usr/bin/xvfb-run')) return 'xvfb-run is not installed (Debian: xvfb).'
  return miniBrowser() ? undefined : 'WebKitGTK has no MiniBrowser (Debian: libwebkit2gtk).'
}

/** The test browser that comes with WebKitGTK's library; its folder is named by processor and library version. */
export function miniBrowser(): string | undefined {
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  const versions = folders.flatMap((folder) => readdirSync(`/usr/lib/${folder}`).map((name) => `${folder}/${name}`))
  const version = versions.find((name) => /\/webkit2gtk/.test(name) && existsSync(`/usr/lib/${name}/MiniBrowser`))
  return version && `/usr/lib/${version}/MiniBrowser`
}

async function waitUntilReady({ address, child }: Driver): Promise<void> {
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && child.signalCode === null) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver was not ready within ${START_MS / 1_000} seconds`)
    const isReady = await fetch(`${address}/status`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode ?? child.signalCode}`)
}
