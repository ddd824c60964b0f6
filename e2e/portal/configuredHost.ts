import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostOver, type TestPortal } from './startPortal.ts'

/**
 * Runs a host with these keys of the configuration, in front of a portal's backend, as long as `use` takes. Host and folder
 * are also removed when `use` or the start fails.
 */
export async function useConfiguredHost(
  portal: TestPortal,
  configuration: object,
  use: (host: TestPortal) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'configuration-'))
  try {
    const config = join(folder, 'config.json')
    await writeFile(config, JSON.stringify(configuration))
    const host = await startHostOver(portal, { config })
    await use(host).finally(host.stop)
  } finally {
    await rm(folder, { recursive: true })
  }
}
