import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { launchOptions } from './browser.ts'
import { median } from './processor.ts'
import { signInByForm } from './signIn.ts'

/** Fetched by npm when the bench runs: as a dependency it would add a hundred packages to every `npm ci`. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
const MAX_REASON = 1000
/** What Lighthouse prints where the browser has not recorded the start of the page. */
const IS_NOT_RECORDED = /Please run Lighthouse again/

/** Medians of Lighthouse's mobile run: scores from 0 to 100, and the total blocking time in milliseconds. */
export interface LighthouseScores {
  readonly screen: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly blockingMs: number
}

/** Runs Lighthouse on the login and, signed in, on the first list, `rounds` times each. */
export async function measureLighthouse(address: string, rounds: number): Promise<readonly LighthouseScores[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const { args, ...options } = launchOptions
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
  })
  try {
    const port = await debuggingPort(folder)
    const login = await runs('login', `${address}/login`, port, rounds)
    const page = await context.newPage()
    await signInByForm(page, address)
    await page.getByRole('article').first().waitFor()
    await page.close()
    return [login, await runs('first order list', `${address}/available-orders`, port, rounds)]
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility' | 'best-practices', { readonly score: number }>>
  readonly audits: { readonly 'total-blocking-time': { readonly numericValue: number } }
}

/** The free port that the browser has chosen, and written into its profile. */
async function debuggingPort(profile: string): Promise<number> {
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return Number(port)
}

async function runs(screen: string, url: string, port: number, rounds: number): Promise<LighthouseScores> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) reports.push(await runUntilRecorded(url, port))
  const medianOf = (pick: (report: Report) => number) => median(reports.map(pick))
  const scoreOf = (name: keyof Report['categories']) => Math.round(100 * medianOf((one) => one.categories[name].score))
  return {
    screen,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    blockingMs: medianOf((one) => one.audits['total-blocking-time'].numericValue),
  }
}

/** One failed recording would end a measurement of ten minutes without a figure. */
async function runUntilRecorded(url: string, port: number, attempts = 3): Promise<Report> {
  return run(url, port).catch((cause: unknown) => {
    if (attempts === 1 || !IS_NOT_RECORDED.test(String(cause))) throw cause
    return runUntilRecorded(url, port, attempts - 1)
  })
}

/**
 * One run in the running browser. Its cookies and storage are kept, so that a signed-in page stays signed in.
 * Rejects with the end of what Lighthouse wrote about its failure: the error of `execFile` contains the whole report.
 */
async function run(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--', LIGHTHOUSE, url, `--port=${port}`, '--quiet', '--output=json', '--output-path=stdout'],
      ...['--disable-storage-reset', '--only-categories=performance,accessibility,best-practices'],
    ],
    { maxBuffer: MAX_OUTPUT_BYTES },
  ).catch(({ stderr, message }: { readonly stderr?: string; readonly message: string }) => {
    throw new Error(`Lighthouse failed on ${url}: ${(stderr || message).slice(-MAX_REASON)}`)
  })
  return JSON.parse(stdout) as Report
}
