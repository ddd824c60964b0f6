import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The reference backend as its own process, as `npm start` runs it. */
export interface BackendProcess {
  readonly address: string
  readonly pid: number
  /** Everything it has written, for looking through. */
  said(): string
  /** Moves its clock on; only of a process started with `withClock`. */
  advance(minutes: number): Promise<void>
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly withClock?: boolean
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const WITH_CLOCK = fileURLToPath(new URL('./mainWithClock.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a backend on a free port and waits until it listens; rejects with what it said when it ends instead. */
export async function startProcess({ env = {}, withClock = false }: ProcessOptions = {}): Promise<BackendProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', withClock ? WITH_CLOCK : MAIN], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: 'memory://', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /listening on (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    said: () => said,
    advance: (minutes) => advance(child, minutes),
    kill: (signal) => kill(child, signal),
  }
}

async function advance(child: ChildProcess, minutes: number): Promise<void> {
  const heard = once(child, 'message')
  child.send({ minutes })
  await heard
}

async function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}
