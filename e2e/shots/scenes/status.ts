import type { Page } from '@playwright/test'
import { type Scene, shownTime } from './scene.ts'

const MINUTES = 5

/** The page of the release managers, with a day of counts and a history. */
export const statusScenes: readonly Scene[] = [
  { name: 'status', username: 'dana', show: openStatus },
  {
    name: 'status-manager',
    username: 'dana',
    async show(page) {
      await openStatus(page)
      await enterToken(page)
      await page.getByRole('heading', { name: 'Releases' }).evaluate((element) => element.scrollIntoView())
    },
  },
  {
    name: 'status-history',
    username: 'dana',
    async show(page) {
      await openStatus(page)
      await enterToken(page)
      await page.getByLabel('History', { exact: true }).evaluate((element) => element.scrollIntoView())
    },
  },
  {
    name: 'status-promote',
    username: 'dana',
    async show(page) {
      await openStatus(page)
      await enterToken(page)
      await page
        .getByRole('button', { name: /^Promote / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

async function openStatus(page: Page) {
  await page.route('**/telemetry/remotes', (route) => route.fulfill({ json: dayOfCounts() }))
  await page.route('**/releases/history', (route) => route.fulfill({ json: { changes } }))
  await page.goto('/status')
  await page
    .getByRole('img', { name: /^Failure rate/ })
    .first()
    .waitFor()
}

async function enterToken(page: Page) {
  await page.getByLabel('Release token').fill('token')
  await page.getByRole('button', { name: 'Use token' }).click()
  await page.getByLabel('History', { exact: true }).waitFor()
}

/** More loads by day than by night, and an hour in which one load in three failed. */
function dayOfCounts() {
  const points = Array.from({ length: (24 * 60) / MINUTES }, (_, index) => {
    const loads = 4 + Math.round(20 * Math.sin((index / 288) * Math.PI))
    const failures = index > 200 && index < 212 ? Math.round(loads / 3) : index % 40 === 0 ? 1 : 0
    return { at: shownTime - (288 - index) * MINUTES * 60_000, loads, failures }
  })
  const names = ['mfe-orders-available', 'mfe-orders-accepted', 'mfe-order-history', 'mfe-order-editor']
  return { minutes: MINUTES, remotes: Object.fromEntries(names.map((name) => [name, { '1.0.0': points }])) }
}

const changes = [
  { revision: 3, what: 'mfe-order-editor@1.0.0 promoted to 100 %', why: 'five hours without a failure' },
  { revision: 2, what: 'mfe-order-editor@1.0.0 promoted to 5 %', why: 'first trial' },
  { revision: 1, what: 'published mfe-order-editor@1.0.0', why: '' },
].map((change) => ({
  ...change,
  who: 'ana',
  at: new Date(shownTime - (4 - change.revision) * 3_600_000).toISOString(),
}))
