import { test as base, expect } from '@playwright/test'
import { type HostToolWorker, hostToolFixtures } from '../embedding/hostToolFixtures.ts'
import { password } from '../portal/steps.ts'
import type { Engine, RunningEngine } from './enginePage.ts'
import { type EngineScreen, screenOf } from './screen.ts'

interface EngineFixtures {
  /** A window of its own at the portal's login. */
  app: EngineScreen
  /** Opens a path at 1440 × 900 in the window in which dana is signed in. The stories of an engine share that window. */
  openAsDana(path: string): Promise<EngineScreen>
}

interface EngineWorker extends HostToolWorker {
  running: RunningEngine
  dana: EngineScreen
}

/** A test in another engine than Chromium: one portal and one started engine for all stories. */
export function testIn(engine: Engine) {
  return base.extend<EngineFixtures, EngineWorker>({
    ...hostToolFixtures,
    running: [
      async ({ browserName: _ }, use) => {
        const running = await engine.start()
        await use(running)
        await running.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    dana: [
      async ({ portal, running }, use) => {
        const screen = screenOf(await running.newWindow())
        await screen.window.open(`${portal.address}/login`)
        await signInTo(screen, 'dana')
        await screen.expectText('Orders Found')
        await use(screen)
        await screen.window.close()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    app: async ({ portal, running }, use) => {
      const window = await running.newWindow()
      await window.resize(1440, 900)
      await window.open(`${portal.address}/login`)
      await use(screenOf(window))
      await window.close()
    },
    openAsDana: async ({ portal, dana }, use) => {
      await use(async (path) => {
        await dana.window.resize(1440, 900)
        await dana.window.open(`${portal.address}${path}`)
        return dana
      })
    },
  })
}

/** The `test` of one engine, with which a story declares its tests. */
export type EngineTest = ReturnType<typeof testIn>

/** Fills in the login and submits it. */
export async function signInTo(screen: EngineScreen, username: string): Promise<void> {
  await screen.fill('Username', username)
  await screen.fill('Password', password)
  await screen.click('button', 'Login')
}

export { expect }
