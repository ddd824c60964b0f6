import { defineConfig } from '@playwright/test'
import { chromium } from './portal/browser.ts'
import { testZone } from './portal/testZone.ts'

const LONG = '**/*.long.spec.ts'
const ENGINES = '**/engines/*.spec.ts'
const EMBEDDING = '**/embedding/**/*.spec.ts'

/** Journeys through the built portal in Chromium. Each worker starts its own portal and database. */
export default defineConfig({
  testDir: '.',
  globalSetup: './portal/preparePortals.ts',
  fullyParallel: false,
  // A journey waits for about a third of its time, so that three workers keep two cores busy.
  workers: 3,
  // A journey that fails and then passes on the same commit is a defect of the journey or of the product.
  retries: 0,
  forbidOnly: true,
  // It only ends what hangs: a busy machine takes three times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  // Engines and embedding have fixtures of their own, so that no other journey can use their workers: one worker each means
  // one portal each. `npm test` runs all but the long ones, by name (build/src/suite/steps.ts).
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'engines', testMatch: ENGINES, workers: 1 },
    { name: 'embedding', testMatch: EMBEDDING, testIgnore: LONG, workers: 1 },
    { name: 'all', testMatch: '**/*.spec.ts', testIgnore: [LONG, ENGINES, EMBEDDING] },
  ],
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    locale: 'en-US',
    timezoneId: testZone.name,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Animations end at once, as for a user with reduced motion; the engine stories and the pictures run with them.
    contextOptions: { reducedMotion: 'reduce' },
    // page.route and the counted requests of a page do not see the requests of a service worker. The journeys with the
    // worker allow it (journeys/offline-opening.spec.ts, releases/worker.long.spec.ts).
    serviceWorkers: 'block',
    // Scrollbars take room, as on Windows and in Firefox; Playwright hides them otherwise.
    launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
  },
})
