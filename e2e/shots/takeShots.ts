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
const OPTIONS = {
  help: { type: 'boolean' },
  readme: { type: 'boolean' },
  scene: text,
  width: text,
  theme: text,
  locale: text,
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/** Takes a picture of every screen in every state, and writes them into one page with the layout faults of each. */
async function takeShots(options: Options): Promise<void> {
  const shots = options.readme ? readmeShots() : chosenShots(options)
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
  const chosen = (wanted: string | undefined, all: readonly string[]) => wanted?.split(',') ?? all
  const known = scenes.map(({ name }) => name)
  const names = chosen(options.scene, known)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no scene ${unknown.join()}. The scenes are ${known.join(', ')}.`)
  return scenes
    .filter(({ name }) => names.includes(name))
    .flatMap((scene) => chosen(options.width, ['390', '768', '1440']).map((width) => ({ scene, width })))
    .filter(({ scene, width }) => !scene.narrow || Number(width) < 900)
    .flatMap((shot) => chosen(options.theme, ['light', 'dark', 'high-contrast']).map((theme) => ({ ...shot, theme })))
    .flatMap((shot) => chosen(options.locale, ['en']).map((locale) => ({ ...shot, locale })))
}

let options: Options | undefined
try {
  options = parseArgs({ options: OPTIONS }).values
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n${USAGE}\n`)
  process.exitCode = 1
}
if (options?.help) process.stdout.write(`${USAGE}\n`)
else if (options) await takeShots(options)
