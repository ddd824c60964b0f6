import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Portal {
  readonly address: string
  /** The folder with the portal's release store and database. */
  readonly folder: string
  stop(): Promise<void>
}

/** The day that the seed calls today, in the zone of the test browser, as yyyy-MM-dd. */
export const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** Starts the whole portal as README says, on a free port and with a database of its own. `npm run build` goes first. */
export async function startPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['hosting/src/start/start.cjs'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA: folder,
      DATA_DIR: 'memory://',
      TODAY: today,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const address = `http://localhost:${port}`
  await ready(child, address)
  return {
    address,
    folder,
    async stop() {
      await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  let said = ''
  let code: number | null = null
  child.stdout?.on('data', (part) => {
    said += part
  })
  child.stderr?.on('data', (part) => {
    said += part
  })
  child.on('exit', (status) => {
    code = status ?? 1
  })
  for (let waited = 0; waited < 120_000; waited += 200) {
    if (code !== null) throw new Error(`The portal stopped with ${code}:\n${said}`)
    if (
      await fetch(`${address}/config.json`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The portal did not come up:\n${said}`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve()
    child.on('exit', () => resolve())
    process.kill(-child.pid, 'SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
