import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startHostServer } from '../embedding/hostServer.ts'
import { createHostTool } from '../embedding/hostTool.ts'
import { startPortalFor } from '../embedding/startPortalFor.ts'
import preparePortals from '../portal/preparePortals.ts'
import { startCamera } from './camera.ts'
import { fileOf, indexPage, type Shot } from './indexPage.ts'
import { copyReadmePictures, readmeShots } from './readmePictures.ts'
import { scenes } from './scenes.ts'

const USAGE =
  'usage: npm run shots -- [--readme] [--scene details,login] [--width 320,390,768,1440] ' +
  '[--theme light,dark,high-contrast,forced-colors] [--locale en,es]'
const FOLDER = fileURLToPath(new URL('../../.shots/', import.meta.url))

const text = { type: 'string' } as const
/** `readme` takes the pictures of README.md again; the others choose among all. */
const OPTIONS = { readme: { type: 'boolean' }, scene: text, width: text, theme: text, locale: text } as const

/** Takes a picture of every screen in every state, and writes them into one page with the layout faults of each. */
async function takeShots(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const removePrepared = await preparePortals()
  const hostServer = await startHostServer()
  const portal = await startPortalFor(hostServer.address)
  const tool = await createHostTool(portal.address, hostServer)
  const camera = await startCamera(tool, FOLDER)
  const taken: (Shot & { readonly faults: readonly string[] })[] = []
  try {
    const { values } = parseArgs({ options: OPTIONS })
    for (const shot of values.readme ? readmeShots() : chosenShots(values)) {
      const faults = await camera.take(shot)
      for (const fault of faults) process.stderr.write(`${fileOf(shot)}: ${fault}\n`)
      taken.push({ ...shot, faults })
    }
    if (values.readme) copyReadmePictures(FOLDER)
  } finally {
    await camera.stop()
    await portal.stop()
    await hostServer.stop()
    await removePrepared()
  }
  writeFileSync(`${FOLDER}index.html`, indexPage(taken))
  process.stdout.write(`${taken.length} pictures: ${FOLDER}index.html\n`)
}

/** The pictures that the command line chooses. */
function chosenShots(values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']): readonly Shot[] {
  const chosen = (wanted: string | undefined, all: readonly string[]) => wanted?.split(',') ?? all
  const names = chosen(
    values.scene,
    scenes.map(({ name }) => name),
  )
  return scenes
    .filter(({ name }) => names.includes(name))
    .flatMap((scene) => chosen(values.width, ['390', '768', '1440']).map((width) => ({ scene, width })))
    .filter(({ scene, width }) => !scene.narrow || Number(width) < 900)
    .flatMap((shot) => chosen(values.theme, ['light', 'dark', 'high-contrast']).map((theme) => ({ ...shot, theme })))
    .flatMap((shot) => chosen(values.locale, ['en']).map((locale) => ({ ...shot, locale })))
}

takeShots().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  console.error(USAGE)
  process.exitCode = 1
})
