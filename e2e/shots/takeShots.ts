import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { startSeededPortal } from '../portal/startPortal.ts'
import { signIn } from '../portal/steps.ts'
import { type Scene, scenes, shownTime } from './scenes.ts'

const USAGE = 'usage: npm run shots -- [--scene details,login] [--width 390,1440] [--theme light,dark]'
const FOLDER = fileURLToPath(new URL('../../.shots/', import.meta.url))
const HEIGHTS: Readonly<Record<string, number>> = { 390: 844, 768: 1024, 1440: 900 }
const THEMES = ['light', 'dark', 'high-contrast']

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

interface Address {
  readonly baseURL: string
  readonly timezoneId?: string
}

interface Shot {
  readonly scene: Scene
  readonly width: string
  readonly theme: string
}

/** Takes a picture of every screen in every state, with visible scrollbars, and writes them into one page to look at. */
async function takeShots(): Promise<void> {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { scene: option, width: option, theme: option } })
  const chosen = (wanted: string | undefined, all: readonly string[]) => wanted?.split(',') ?? all
  const names = chosen(
    values.scene,
    scenes.map(({ name }) => name),
  )
  const shots = scenes
    .filter(({ name }) => names.includes(name))
    .flatMap((scene) =>
      chosen(values.width, Object.keys(HEIGHTS)).flatMap((width) =>
        chosen(values.theme, THEMES).map((theme) => ({ scene, width, theme })),
      ),
    )
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const { launchOptions, timezoneId } = playwrightConfig.use ?? {}
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const portal = await startSeededPortal()
  try {
    const states = new Map<string, StorageState>()
    for (const shot of shots)
      await takeShot(browser, { baseURL: portal.address, ...(timezoneId && { timezoneId }) }, shot, states)
  } finally {
    await browser.close()
    await portal.stop()
  }
  writeFileSync(`${FOLDER}index.html`, indexPage(shots))
  process.stdout.write(`${shots.length} pictures: ${FOLDER}index.html\n`)
}

/** Takes one picture. A scene that cannot be shown is photographed as it stands and named on stderr. */
async function takeShot(
  browser: Browser,
  options: Address,
  shot: Shot,
  states: Map<string, StorageState>,
): Promise<void> {
  const { scene, width, theme } = shot
  const viewport = { width: Number(width), height: HEIGHTS[width] ?? 900 }
  if (scene.username !== undefined && !states.has(scene.username)) {
    const context = await browser.newContext({ ...options, viewport })
    const page = await context.newPage()
    await page.clock.setFixedTime(shownTime)
    await signIn(page, scene.username)
    states.set(scene.username, await context.storageState())
    await context.close()
  }
  const storageState = scene.username === undefined ? undefined : states.get(scene.username)
  const context = await browser.newContext({ ...options, viewport, ...(storageState && { storageState }) })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (!scene.movesClock) await page.clock.setFixedTime(shownTime)
  try {
    const preferences = `${theme}.${scene.locale ?? 'en'}`
    await context.addCookies([{ name: 'preferences', value: preferences, url: options.baseURL }])
    await scene.show(page)
  } catch (cause) {
    process.stderr.write(`${fileOf(shot)}: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}\n`)
  }
  await page.screenshot({ path: FOLDER + fileOf(shot), animations: 'disabled' })
  await context.close()
}

const fileOf = ({ scene, width, theme }: Shot) => `${scene.name}-${width}-${theme}.png`

function indexPage(shots: readonly Shot[]): string {
  const figure = (shot: Shot) =>
    `<figure><a href="${fileOf(shot)}"><img src="${fileOf(shot)}" width="${Number(shot.width) / 3}"></a>` +
    `<figcaption>${shot.scene.name} · ${shot.width} · ${shot.theme}</figcaption></figure>`
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}img{border:1px solid #888}</style>
${shots.map(figure).join('\n')}`
}

takeShots().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(USAGE)
  process.exitCode = 1
})
