import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '@carrier-portal/build/tooling'
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
const SCENES = scenes.map(({ name }) => name)
const THEMES = ['light', 'dark', 'high-contrast', 'forced-colors']
const FOLDER = fileURLToPath(new URL('../../.shots/', import.meta.url))

const text = { type: 'string' } as const
/** `readme` takes the pictures of README.md again; the others choose among all. */
const OPTIONS = {
  readme: { type: 'boolean' },
  scene: text,
  width: text,
  theme: text,
  locale: text,
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** Takes a picture of every screen in every state, and writes them into one page with the layout faults of each. */
async function takeShots(options: Options, shots: readonly Shot[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const taken: (Shot & { readonly faults: readonly string[] })[] = []
  const stops: (() => Promise<unknown>)[] = []
  try {
    stops.push(await preparePortals())
    const hostServer = await startHostServer()
    stops.push(hostServer.stop)
    const portal = await startPortalFor(hostServer.address)
    stops.push(portal.stop)
    const camera = await startCamera(await createHostTool(portal.address, hostServer), FOLDER)
    stops.push(camera.stop)
    for (const shot of shots) {
      const faults = await camera.take(shot)
      for (const fault of faults) process.stderr.write(`${fileOf(shot)}: ${fault}\n`)
      taken.push({ ...shot, faults })
    }
    if (options.readme) copyReadmePictures(FOLDER)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
  writeFileSync(`${FOLDER}index.html`, indexPage(taken))
  process.stdout.write(`${taken.length} pictures: ${FOLDER}index.html\n`)
}

/** The pictures that the command line chooses. */
function chosenShots(options: Options): readonly Shot[] {
  const names = chosen('scene', options.scene, SCENES)
  const themes = chosen('theme', options.theme, THEMES, ['light', 'dark', 'high-contrast'])
  const locales = chosen('locale', options.locale, ['en', 'es'], ['en'])
  const widths = options.width?.split(',') ?? ['390', '768', '1440']
  return scenes
    .filter(({ name }) => names.includes(name))
    .flatMap((scene) => widths.map((width) => ({ scene, width })))
    .filter(({ scene, width }) => !scene.narrow || Number(width) < 900)
    .flatMap((shot) => themes.map((theme) => ({ ...shot, theme })))
    .flatMap((shot) => locales.map((locale) => ({ ...shot, locale })))
}

/** The values of an option, or without it the usual ones. */
function chosen(
  option: string,
  wanted: string | undefined,
  known: readonly string[],
  usual: readonly string[] = known,
): readonly string[] {
  const values = wanted?.split(',') ?? usual
  const unknown = values.filter((value) => !known.includes(value))
  if (unknown.length > 0)
    throw new Error(`There is no ${option} ${unknown.join()}. Write --${option} with some of ${known.join(',')}.`)
  return values
}

runCommand(USAGE, async () => {
  const options = parseArgs({ options: OPTIONS }).values
  const shots = options.readme ? readmeShots() : chosenShots(options)
  if (shots.length > 0) await takeShots(options, shots)
})
