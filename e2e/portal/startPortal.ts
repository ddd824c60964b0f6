import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPortal, root, startProcess } from '@carrier-portal/build/tooling'
import { preparedStore } from './preparePortals.ts'
import { seedNow } from './seedTime.ts'

export type TestPortal = RunningPortal

/**
 * Starts a portal on a free port from compiled files, with a database of its own and a copy of the prepared release
 * store.
 */
export async function startSeededPortal(environment: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await cp(preparedStore(), join(folder, 'store'), { recursive: true })
  const portal = await startProcess({
    name: 'The portal',
    file: join(root, 'hosting/dist/serve.mjs'),
    cwd: root,
    environment: { PORT: '0', PORTAL_DATA: folder, DATA_DIR: 'memory://', SEED_NOW: seedNow, ...environment },
    ready: /portal listening on (http:\S+)/,
    startLimitMs: 120_000,
    // The portal stops its backend after the host, which may take 8 seconds.
    stopLimitMs: 12_000,
  })
  return {
    address: portal.address,
    folder,
    async stop() {
      await portal.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
