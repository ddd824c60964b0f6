import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@carrier-portal/build/tooling'
import { buildStale } from '../../hosting/src/start/buildStale.ts'
import { builtRemotes } from '../../hosting/src/start/folders.ts'
import { publishSources } from '../../hosting/src/start/publishSources.ts'

/** The workers of Playwright are child processes and inherit it. */
const VARIABLE = 'PREPARED_PORTAL'

/**
 * Does once what all portals of a run share: the remotes are published into a store as `npm start` does it, and the host
 * and the backend are compiled. Journeys, portals and browsers leave their temporary files in the same folder. Returns the
 * function that removes it. `npm run build` must have run before.
 */
export default async function preparePortals(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-portal-'))
  process.env.TMPDIR = folder
  await Promise.all([
    publishBuilt(join(folder, 'store')),
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'hosting/src/serve/compile.ts'], { cwd: root }),
  ])
  process.env[VARIABLE] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function publishBuilt(store: string): Promise<void> {
  await mkdir(store)
  await buildStale()
  const problems = await publishSources(store, builtRemotes(), { isDev: false })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The release store as `npm start` fills it. */
export function preparedStore(): string {
  const folder = process.env[VARIABLE]
  if (folder === undefined) throw new Error('preparePortals must run before a portal starts.')
  return join(folder, 'store')
}
