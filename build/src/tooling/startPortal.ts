import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProcess, startProcess } from '@carrier-portal/remote-tools/process'
import { root } from '../workspaces.ts'

/** A portal with a data folder of its own. */
export interface RunningPortal extends RunningProcess {
  /** The folder with the release store and the database. `stop` deletes it. */
  readonly folder: string
}

export interface PortalOptions {
  /** Environment variables for `npm start`, for example PORT or PORTAL_CONFIG. */
  readonly environment?: Readonly<Record<string, string>>
  readonly onOutput?: (text: string) => void
}

/** Runs `npm start` on a free port with an empty data folder. Builds stale workspaces first, as `npm start` does. */
export async function startPortal({ environment = {}, onOutput }: PortalOptions = {}): Promise<RunningPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = await startProcess({
    name: 'The portal',
    file: join(root, 'hosting/src/start/start.cjs'),
    cwd: root,
    environment: { PORT: '0', PORTAL_DATA: folder, ...environment },
    ready: /The portal runs at (http:\S+)/,
    startLimitMs: 120_000,
    // The portal stops its backend first, which may take 8 seconds.
    stopLimitMs: 12_000,
    ...(onOutput && { onOutput }),
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
