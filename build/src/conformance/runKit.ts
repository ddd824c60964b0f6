import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { whyContractMisfits } from '@carrier-portal/contract/registry'
import { chromium } from 'playwright'
import { DEMO_PASSWORD, startReferenceBackend } from '../../jest/referenceBackend.ts'
import { declarationOf } from '../declaration/declarationOf.ts'
import { containerName } from '../rspack/remotePreset.ts'
import { inWorkspace } from '../workspaces.ts'
import { buildPage } from './buildPage.ts'
import { entryOf, weightsOf } from './built.ts'
import { type Finding, findingsOf } from './findings.ts'
import { type HostVersion, hostVersions } from './hostVersions.ts'
import { serveRemote } from './serveRemote.ts'
import { tryRemote } from './tryRemote.ts'

/** What the kit found on one version of the host contract; no findings where the remote does not ask for it. */
export interface Trial {
  readonly host: HostVersion
  readonly findings: readonly Finding[]
}

/** Debian's, unless told; the kit brings no browser of its own. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Far more than fifty mounts take: a screen that keeps the browser busy for ever has to be given up. */
const TIME_LIMIT_MS = 120_000

/** Tries what a workspace has built in a browser, against the real reference backend. */
export async function runKit(workspace: string, dist = inWorkspace(workspace, 'dist')): Promise<readonly Trial[]> {
  const declaration = declarationOf(workspace)
  const entry = entryOf(dist)
  const [page, backend, browser] = await Promise.all([
    buildPage(),
    startReferenceBackend(),
    chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] }),
  ])
  const server = await serveRemote({ page, remote: dist, backend: backend.address })
  const container = containerName(workspace)
  const weights = weightsOf(dist)
  const trials: Trial[] = []
  try {
    for (const host of hostVersions(HOST_CONTRACT_VERSION)) {
      const isAskedFor = whyContractMisfits(declaration.contract, host.version) !== 'needs-newer-host'
      if (host.is === 'the minor before' && !isAskedFor) {
        trials.push({ host, findings: [] })
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
      const trial = tryRemote(await context.newPage(), { host, origin: server.address, settings })
      const measurement = await Promise.race([trial, timeLimit()])
      await context.close()
      trials.push({ host, findings: findingsOf({ declaration, container, weights, measurement }) })
    }
  } finally {
    await Promise.all([browser.close(), server.stop(), backend.stop()])
    rmSync(page, { recursive: true })
  }
  return trials
}

async function timeLimit(): Promise<never> {
  await setTimeout(TIME_LIMIT_MS, undefined, { ref: false })
  throw new Error(`it keeps the browser busy: not through after ${TIME_LIMIT_MS / 1000} s.`)
}
