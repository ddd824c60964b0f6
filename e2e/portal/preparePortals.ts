import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, startPortal } from '@carrier-portal/build/tooling'

/** The workers of Playwright are child processes and inherit it. */
const VARIABLE = 'PREPARED_PORTAL'

/**
 * Does once what all portals of a run share: `npm start` publishes the built remotes into a store, and the host and the
 * backend are compiled. Returns the function that removes the store. `npm run build` must have run before.
 */
export default async function preparePortals(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-portal-'))
  const [portal] = await Promise.all([
    startPortal({ environment: { PORTAL_DATA: folder, DATA_DIR: 'memory://' } }),
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'hosting/src/serve/compile.ts'], { cwd: root }),
  ])
  await portal.stop()
  process.env[VARIABLE] = folder
  return () => rm(folder, { recursive: true })
}

/** The release store as `npm start` fills it. */
export function preparedStore(): string {
  const folder = process.env[VARIABLE]
  if (folder === undefined) throw new Error('preparePortals must run before a portal starts.')
  return join(folder, 'store')
}
