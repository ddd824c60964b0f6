import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { folders } from './folders.ts'

/** The reference backend as a process of its own. */
export interface BackendProcess {
  readonly address: string
  /** Resolves with the exit code when it ends, by itself or by `stop`. */
  readonly ended: Promise<number | null>
  stop(): Promise<void>
}

const READY = /reference backend listening on (http:\S+)/
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 8_000

/** Starts the reference backend on a free port of this machine; what it says goes to our own output. */
export async function startBackend(dataDir: string): Promise<BackendProcess> {
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'endWithParent.mjs'), '--import', 'tsx', 'reference-backend/src/main.ts'],
    {
      cwd: folders.root,
      env: { DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', ...process.env, PORT: '0', HOST: '127.0.0.1' },
      // A group of its own: Ctrl+C reaches us alone, and we stop it in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await Promise.race([
    whenReady(child),
    ended.then((code) => {
      throw new Error(`The reference backend ended with ${code} while starting.`)
    }),
  ])
  return { address, ended, stop: () => stop(child, ended) }
}

function whenReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('The reference backend did not start within a minute.'))
    }, START_LIMIT_MS)
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = READY.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(giveUp)
      said = ''
      resolve(address)
    })
  })
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(insist)
}
