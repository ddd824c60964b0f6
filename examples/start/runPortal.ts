import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@carrier-portal/build/tooling'

/**
 * Starts a portal on a port. It allows the tool's origin, as an operator configures it. Returns its address. Rejects when it does
 * not start; the reason is then among what it printed.
 */
export async function runPortal(origin: string, port: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'example-portal-'))
  const removeFolder = () => rmSync(folder, { recursive: true })
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ embedding: { frameAncestors: [origin] } }))
  const portal = await startPortal({
    environment: { PORT: port, PORTAL_CONFIG: config, ALLOWED_ORIGINS: origin },
    onOutput: (text) => process.stdout.write(text),
  }).catch((cause: unknown) => {
    removeFolder()
    throw cause
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await portal.stop()
      removeFolder()
      process.exit()
    })
  return portal.address
}
