import { test as base, expect } from '@playwright/test'
import { startSeededPortal, type TestPortal } from '../portal/startPortal.ts'
import { password } from '../portal/steps.ts'
import type { Engine, RunningEngine } from './enginePage.ts'
import { type EngineScreen, screenOf } from './screen.ts'

interface EngineFixtures {
  /** A window of the engine at the portal's login. */
  app: EngineScreen
}

/** A test in another engine than Chromium: one portal and one started engine per worker, one window per test. */
export function testIn(engine: Engine) {
  return base.extend<EngineFixtures, { portal: TestPortal; running: RunningEngine }>({
    portal: [
      async ({ browserName: _ }, use) => {
        const portal = await startSeededPortal()
        await use(portal)
        await portal.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    running: [
      async ({ browserName: _ }, use) => {
        const running = await engine.start()
        await use(running)
        await running.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    app: async ({ portal, running }, use) => {
      const window = await running.newWindow()
      await window.resize(1440, 900)
      await window.open(`${portal.address}/login`)
      await use(screenOf(window))
      await window.close()
    },
  })
}

export type EngineTest = ReturnType<typeof testIn>

/** Signs in and waits for the first list. */
export async function signInTo(screen: EngineScreen, username: string): Promise<void> {
  await screen.fill('Username', username)
  await screen.fill('Password', password)
  await screen.click('button', 'Login')
}

export { expect }
