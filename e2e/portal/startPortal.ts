import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPortal, startPortal } from '@carrier-portal/build/tooling'
import { createHost, type NodeHostSettings } from '../../hosting/src/host/createHost.ts'
import { folders } from '../../hosting/src/start/folders.ts'
import { listenAddress, listenAt } from '../../hosting/src/start/listenAt.ts'
import { publishShell } from '../../hosting/src/start/publishShell.ts'
import { preparedStore } from './preparePortals.ts'
import { seedNow } from './seedTime.ts'

/** A portal of the journeys: its address, and what ends it. */
export type TestPortal = RunningPortal

/** A URL, so that no space of the path separates options. */
const UNOPTIMIZED = `--import ${new URL('unoptimized.mjs', import.meta.url)}`

/** Starts a compiled portal on a free port, with a database of its own and a copy of the prepared release store. */
export function startSeededPortal(environment: Readonly<Record<string, string>> = {}): Promise<TestPortal> {
  return startPortal({
    compiledOver: preparedStore(),
    environment: { NODE_OPTIONS: UNOPTIMIZED, DATA_DIR: 'memory://', SEED_NOW: seedNow, ...environment },
  })
}

/**
 * Starts a further host in front of a running portal's backend, in this process: for journeys that need a configuration, a
 * release store or release tokens of their own, but no database.
 */
export async function startHostOver(
  { address: backend }: TestPortal,
  settings: Pick<NodeHostSettings, 'config' | 'releaseTokens' | 'trustedHops'>,
): Promise<TestPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'))
  const [shell, store] = [join(folder, 'shell'), join(folder, 'store')]
  await cp(preparedStore(), store, { recursive: true })
  publishShell(folders.shell, shell, Date.now())
  const host = createHost({ shell, store, backend, ...settings })
  return {
    address: await listenAt(host, listenAddress(), 0),
    folder,
    async stop() {
      await host.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
