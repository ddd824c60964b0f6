import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { containerName, whyContractMisfits } from '@carrier-portal/contract/registry'
import type { Browser } from 'playwright'
import { DEMO_PASSWORD, startReferenceBackend } from '../jest/referenceBackend.ts'
import type { RemoteProject } from '../remoteProject.ts'
import { measureSizes, readEntry } from './buildOutput.ts'
import { buildPage } from './buildPage.ts'
import { checkEmbedded } from './checkEmbedded.ts'
import { type Finding, findingsOf } from './findings.ts'
import { type HostVersion, hostVersions } from './hostVersions.ts'
import { StepFailure } from './kitSteps.ts'
import { launchBrowser, requireBrowser } from './launchBrowser.ts'
import { measureRemote } from './measureRemote.ts'
import { startTestServer } from './testServer.ts'

/** The findings on one version of the host contract, or on the embedded module; none when the range excludes the version. */
export interface KitResult {
  /** 'host contract 1.2.0 (current minor)' or 'embed/v1.js'. */
  readonly subject: string
  readonly findings: readonly Finding[]
}

/** The embeddable module of a build that has one. */
const EMBEDDED = 'embed/v1.js'

/** Limits that tests shorten. */
export interface KitLimits {
  /** The time in which the remote's module must load. */
  readonly loadLimitMs?: number
  /** How often the views are mounted before what they left is measured; an even number. */
  readonly mounts?: number
}

/**
 * Runs a remote's build in a browser, against the reference backend. `dist` is the folder of the build. Rejects when there
 * is no build or no browser.
 */
export async function runKit(
  { name, folder, declaration }: RemoteProject,
  dist = join(folder, 'dist'),
  { loadLimitMs = 20_000, mounts = 50 }: KitLimits = {},
): Promise<readonly KitResult[]> {
  const entry = readEntry(dist)
  const sizes = measureSizes(dist)
  const container = containerName(name)
  requireBrowser()
  const page = mkdtempSync(join(tmpdir(), 'conformance-'))
  const removePage = () => rmSync(page, { recursive: true, force: true })
  process.once('exit', removePage)
  const starting = [buildPage(page), startReferenceBackend(), launchBrowser()] as const
  const [builtPage, startedBackend, launchedBrowser] = starting

  async function runOn(browser: Browser, origin: string, host: HostVersion): Promise<KitResult> {
    const isSupported = whyContractMisfits(declaration.contract, host.version) !== 'needs-newer-host'
    const subject = `host contract ${host.version} (${host.label})`
    if (host.label !== 'current minor' && !isSupported) return { subject, findings: [] }
    const settings = {
      container,
      entry: `${origin}/remote/${entry.file}`,
      integrity: entry.integrity,
      contract: host.version,
      username: 'dana',
      password: DEMO_PASSWORD,
    }
    const context = await browser.newContext()
    const page = await context.newPage()
    const findings = await measureRemote(page, { host, origin, settings, loadLimitMs, mounts }).then(
      (measurement) => findingsOf({ declaration, container, sizes, measurement }),
      unfinished,
    )
    await context.close()
    return { subject, findings }
  }

  /** The checks of the remote's embeddable module, in a page of its own. */
  async function runEmbedded(browser: Browser, origin: string): Promise<KitResult> {
    const context = await browser.newContext()
    const page = await context.newPage()
    const settings = { address: `${origin}/remote/${EMBEDDED}`, username: 'dana', password: DEMO_PASSWORD }
    const request = { origin, settings, sizes, budgetKb: declaration.budgetKb }
    const findings = await checkEmbedded(page, request).catch(unfinished)
    await context.close()
    return { subject: EMBEDDED, findings }
  }

  try {
    const [, backend, browser] = await Promise.all(starting)
    const server = await startTestServer({ page, remote: dist, backend: backend.address })
    try {
      // Each version has a process of the browser to itself, and most of its time is waiting.
      const versions = hostVersions(HOST_CONTRACT_VERSION)
      const results = await Promise.all(versions.map((host) => runOn(browser, server.address, host)))
      return existsSync(join(dist, EMBEDDED)) ? [...results, await runEmbedded(browser, server.address)] : results
    } finally {
      await server.stop()
    }
  } finally {
    // A part that does not start ends the run, and the others must not keep the process from ending.
    await Promise.allSettled([
      launchedBrowser.then((browser) => browser.close()),
      startedBackend.then((backend) => backend.stop()),
      builtPage,
    ])
    removePage()
    process.off('exit', removePage)
  }
}

/** The finding of a remote that did not get through a step of the kit; the other checks need what that step measures. */
function unfinished(cause: unknown): readonly Finding[] {
  if (!(cause instanceof StepFailure)) throw cause
  return [{ check: 'renders without errors', facts: cause.step, reasons: [cause.reason] }]
}
