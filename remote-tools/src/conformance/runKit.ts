import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { whyContractMisfits } from '@carrier-portal/contract/registry'
import { chromium } from 'playwright'
import { DEMO_PASSWORD, startReferenceBackend } from '../jest/referenceBackend.ts'
import type { RemoteProject } from '../remoteProject.ts'
import { containerName } from '../rspack/remotePreset.ts'
import { measureSizes, readEntry } from './buildOutput.ts'
import { buildPage } from './buildPage.ts'
import { type Finding, findingsOf } from './findings.ts'
import { type HostVersion, hostVersions } from './hostVersions.ts'
import { StepFailure } from './kitSteps.ts'
import { measureRemote } from './measureRemote.ts'
import { startTestServer } from './testServer.ts'

/** The findings on one version of the host contract; none when the remote's range excludes that version. */
export interface HostVersionResult {
  readonly host: HostVersion
  readonly findings: readonly Finding[]
}

/** The kit downloads no browser; the default is Debian's Chromium. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Runs a remote's build in a browser, against the reference backend. `dist` is the folder of the build. */
export async function runKit(
  { name, folder, declaration }: RemoteProject,
  dist = join(folder, 'dist'),
): Promise<readonly HostVersionResult[]> {
  const entry = readEntry(dist)
  const [page, backend, browser] = await Promise.all([
    buildPage(),
    startReferenceBackend(),
    chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }),
  ])
  const server = await startTestServer({ page, remote: dist, backend: backend.address })
  const container = containerName(name)
  const sizes = measureSizes(dist)
  const results: HostVersionResult[] = []
  try {
    for (const host of hostVersions(HOST_CONTRACT_VERSION)) {
      const isSupported = whyContractMisfits(declaration.contract, host.version) !== 'needs-newer-host'
      if (host.label === 'previous minor' && !isSupported) {
        results.push({ host, findings: [] })
        continue
      }
      const settings = {
        container,
        entry: `${server.address}/remote/${entry.file}`,
        integrity: entry.integrity,
        contract: host.version,
        username: 'dana',
        password: DEMO_PASSWORD,
      }
      const context = await browser.newContext()
      const page = await context.newPage()
      const findings = await measureRemote(page, { host, origin: server.address, settings }).then(
        (measurement) => findingsOf({ declaration, container, sizes, measurement }),
        unfinished,
      )
      await context.close()
      results.push({ host, findings })
    }
  } finally {
    await Promise.all([browser.close(), server.stop(), backend.stop()])
    rmSync(page, { recursive: true })
  }
  return results
}

/** The finding of a remote that did not get through a step of the kit; the other checks need what that step measures. */
function unfinished(cause: unknown): readonly Finding[] {
  if (!(cause instanceof StepFailure)) throw cause
  return [{ check: 'renders without errors', facts: cause.step, reasons: [cause.reason] }]
}
