import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostOver, type TestPortal } from './startPortal.ts'

/** Runs a host with these keys of the configuration, in front of a portal's backend, as long as `use` takes. */
export async function useConfiguredHost(
  portal: TestPortal,
  configuration: object,
  use: (host: TestPortal) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'configuration-'))
  const config = join(folder, 'config.json')
  await writeFile(config, JSON.stringify(configuration))
  const host = await startHostOver(portal, { config })
  await use(host)
  await host.stop()
  await rm(folder, { recursive: true })
}
