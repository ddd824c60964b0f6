import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostOver, type TestPortal } from './startPortal.ts'

/** Writes keys of the configuration into a file of its own, for PORTAL_CONFIG. */
export async function configurationFile(configuration: object): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'configuration-')), 'config.json')
  await writeFile(file, JSON.stringify(configuration))
  return file
}

/**
 * Runs a host with these keys of the configuration, in front of a portal's backend, as long as `use` takes. It also stops
 * when `use` fails.
 */
export async function useConfiguredHost(
  portal: TestPortal,
  configuration: object,
  use: (host: TestPortal) => Promise<void>,
): Promise<void> {
  const host = await startHostOver(portal, { config: await configurationFile(configuration) })
  await use(host).finally(host.stop)
}
