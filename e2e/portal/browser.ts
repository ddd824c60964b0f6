import { existsSync } from 'node:fs'

/** Chromium as users have it. */
const WHOLE = '/usr/bin/chromium'
/** The same version without windows; it uses a third less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A moving test picture replaces a camera.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** Without these, each context starts further processes: a spare one, one for each site, one that draws. */
export const FEWER_PROCESSES = [
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
]

/** A journey runs most of the page's functions a few times, so compiling them again with optimizations costs more than it saves. */
const UNOPTIMIZED = '--js-flags=--max-opt=1'

/** Launches Chromium with its own processes. CHROMIUM names another executable. */
export const wholeChromium = { executablePath: process.env.CHROMIUM ?? WHOLE, args: ARGUMENTS }

/** Launches the browser of the journeys: the headless shell where it is installed, with few processes. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE),
  args: [...ARGUMENTS, ...FEWER_PROCESSES, UNOPTIMIZED],
}
