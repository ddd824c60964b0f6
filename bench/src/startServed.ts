import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './single/singleBundle.ts'

export interface Served {
  readonly address: string
  stop(): Promise<void>
}

/** Serves a build of the shell with the product's own host and backend: the same compression, caching and headers. */
export async function startServed(shell?: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['hosting/src/start/start.cjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA: data,
      DATA_DIR: 'memory://',
      ...(shell && { PORTAL_SHELL: shell }),
    },
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  await answers(child, `${address}/config.json`)
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}; npm start says why.`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The portal did not answer within two minutes.')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
