import { existsSync } from 'node:fs'

/** Debian's Chromium without windows uses a third less processor time than the whole browser. */
const CANDIDATES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

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
const FEWER_PROCESSES = [
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
]

const executablePath = process.env.CHROMIUM ?? CANDIDATES.find((path) => existsSync(path))

/** How the journeys launch Chromium. CHROMIUM names another executable. */
export const chromium = {
  ...(executablePath !== undefined && { executablePath }),
  args: [...ARGUMENTS, ...FEWER_PROCESSES],
}
