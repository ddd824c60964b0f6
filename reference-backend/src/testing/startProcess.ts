import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestMessage } from './mainUnderTest.ts'

/** The reference backend as its own process, as `npm start` runs it. */
export interface BackendProcess {
  readonly address: string
  readonly pid: number
  /** Everything it has written, for looking through. */
  said(): string
  /** Moves its clock on; only of a process started with `underTest`. */
  advance(minutes: number): Promise<void>
  /** The password hashes that it computed since this was last asked; only of a process started with `underTest`. */
  hashes(): Promise<readonly string[]>
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface ProcessOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly underTest?: boolean
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const UNDER_TEST = fileURLToPath(new URL('./mainUnderTest.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a backend on a free port and waits until it listens; rejects with what it said when it ends instead. */
export async function startProcess({ env = {}, underTest = false }: ProcessOptions = {}): Promise<BackendProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', underTest ? UNDER_TEST : MAIN], {
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
    advance: async (minutes) => {
      await tell(child, { minutes })
    },
    hashes: async () => (await tell(child, {})).hashes,
    kill: (signal) => kill(child, signal),
  }
}

async function tell(child: ChildProcess, message: TestMessage): Promise<{ readonly hashes: readonly string[] }> {
  const heard = once(child, 'message')
  child.send(message)
  const [answer] = await heard
  return answer
}

async function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}
