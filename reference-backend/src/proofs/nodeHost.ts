import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenListening } from '../testing/spawnBackend.ts'

const MAIN = fileURLToPath(new URL('../../../hosting/src/host/main.ts', import.meta.url))

/** The portal's Node host as a separate process. */
export interface RunningHost {
  readonly address: string
  stop(): void
}

/** Starts the Node host of this repository in front of backends, with an empty page and an empty store. */
export async function startNodeHost(backends: readonly string[]): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-rolling-'))
  writeFileSync(join(folder, 'index.html'), '')
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env.PATH,
      PORTAL_SHELL: folder,
      STORE: folder,
      BACKEND: backends.join(','),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { address } = await whenListening(child)
  return {
    address: address.replace('localhost', '127.0.0.1'),
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    },
  }
}
