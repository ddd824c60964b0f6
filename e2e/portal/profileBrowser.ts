import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { FEWER_PROCESSES, wholeChromium } from './browser.ts'
import { testZone } from './testZone.ts'

/** A browser with a profile of its own on the disk, which can be killed like a phone kills it. */
interface ProfileBrowser {
  readonly page: Page
  /** SIGKILL to every process of the browser; resolves when the main one has ended. */
  kill(): Promise<void>
}

const ARGUMENTS = [
  ...FEWER_PROCESSES,
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-US',
  '--window-size=1440,900',
  '--remote-debugging-port=0',
]
/** Chromium writes the port of its debugger into this file of the profile. */
const PORT_FILE = 'DevToolsActivePort'

/**
 * Starts a browser on a profile folder; the same folder continues after a kill. The whole Chromium also writes its history
 * and its open tabs into the profile.
 */
export async function startOnProfile(
  profile: string,
  executable = wholeChromium.executablePath,
): Promise<ProfileBrowser> {
  await rm(join(profile, PORT_FILE), { force: true })
  const child = spawn(executable, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: testZone.name },
  })
  const ended = once(child, 'exit')
  async function killAll(): Promise<void> {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggerPort(profile)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no default context.')
    const page = await context.newPage()
    return {
      page,
      async kill() {
        await killAll()
        await browser.close()
      },
    }
  } catch (cause) {
    await killAll()
    throw cause
  }
}

async function debuggerPort(profile: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [port] = (await readFile(join(profile, PORT_FILE), 'utf8').catch(() => '')).split('\n')
    if (port) return port
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('The browser did not start within 30 seconds.')
}

/** Waits; a failure shows the page's content, which Playwright reports only for the pages of its own fixtures. */
export async function showingPage<T>(page: Page, wait: Promise<T>): Promise<T> {
  return wait.catch(async (cause) => {
    throw new Error(`The page ${page.url()} shows\n${await page.locator('body').ariaSnapshot()}`, { cause })
  })
}

/** The files under a folder that contain one of the texts, in UTF-8 or UTF-16. */
export async function filesContaining(folder: string, texts: readonly string[]): Promise<readonly string[]> {
  const wanted = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (wanted.some((text) => bytes.includes(text))) found.push(path)
  }
  return found
}
