import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const PORT = process.env.PORTAL_PORT ?? '4450'
const READY = /The portal runs at (http:\S+)/

/** Starts a portal of its own that knows the tool's origin, as an operator would set it up; it ends with this process. */
export function runPortal(origin: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'example-portal-'))
  const config = join(folder, 'config.json')
  writeFileSync(config, JSON.stringify({ embedding: { frameAncestors: [origin] } }))
  const portal = spawn(process.execPath, ['hosting/src/start/start.cjs'], {
    cwd: root,
    env: { ...process.env, PORT, PORTAL_DATA: folder, PORTAL_CONFIG: config, ALLOWED_ORIGINS: origin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      portal.once('exit', () => process.exit())
      portal.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let said = ''
    portal.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      said += chunk.toString()
      const address = READY.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    portal.once('exit', (code) => reject(new Error(`The portal ended with ${code}.`)))
  })
}
