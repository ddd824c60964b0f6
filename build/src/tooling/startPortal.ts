import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProcess, startProcess } from '@carrier-portal/remote-tools/process'
import { root } from '../workspaces.ts'

/** A portal with a data folder of its own. */
export interface RunningPortal extends RunningProcess {
  /** The folder with the release store and the database. `stop` deletes it. */
  readonly folder: string
}

interface PortalOptions {
  /** Environment variables for `npm start`, for example PORT or PORTAL_CONFIG. */
  readonly environment?: Readonly<Record<string, string>>
  readonly onOutput?: (text: string) => void
  /** Runs the compiled host and backend (`npm run compile`) over a copy of this release store, instead of `npm start`. */
  readonly compiledOver?: string
}

const SOURCES = { file: 'hosting/src/start/start.cjs', ready: /The portal runs at (http:\S+)/ }
const COMPILED = { file: 'hosting/dist/serve.mjs', ready: /portal listening on (http:\S+)/ }

/**
 * Runs a portal on a free port with a data folder of its own: `npm start`, which builds stale workspaces first, or the
 * compiled one. Rejects when it does not start; its folder is then gone.
 */
export async function startPortal(options: PortalOptions = {}): Promise<RunningPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const portal = await startIn(folder, options).catch(async (cause: unknown) => {
    await removeFolder()
    throw cause
  })
  return { address: portal.address, folder, stop: () => portal.stop().then(removeFolder) }
}

async function startIn(folder: string, options: PortalOptions): Promise<RunningProcess> {
  const { environment = {}, onOutput, compiledOver } = options
  if (compiledOver !== undefined) await cp(compiledOver, join(folder, 'store'), { recursive: true })
  const { file, ready } = compiledOver === undefined ? SOURCES : COMPILED
  return startProcess({
    name: 'The portal',
    file: join(root, file),
    cwd: root,
    environment: { PORT: '0', PORTAL_DATA: folder, ...environment },
    ready,
    // The portal also stops its backend, which may take 8 seconds.
    stopLimitMs: 12_000,
    ...(onOutput && { onOutput }),
  })
}
