import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestMessage } from './mainUnderTest.ts'
import { programArguments } from './program.ts'

/** The reference backend as a separate process. */
export interface SpawnedBackend {
  readonly address: string
  readonly pid: number
  /** Everything that the process has written so far. */
  output(): string
  /** Advances the clock of the backend; only with `underTest`. */
  advance(minutes: number): Promise<void>
  /** The password hashes requested since the last call; only with `underTest`. */
  hashes(): Promise<readonly string[]>
  /** Holds the result of the next password hash back; the returned function releases it. Only with `underTest`. */
  holdNextHash(): Promise<() => Promise<void>>
  /** Resolves with the exit code, after all of the output was read; also for a process that has ended. */
  kill(signal: 'SIGTERM' | 'SIGHUP' | 'SIGKILL'): Promise<number | null>
}

interface SpawnOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly underTest?: boolean
  /** A compiled backend to start instead. */
  readonly main?: string | undefined
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts a backend on a free port and waits until it listens; rejects with its output when it ends instead. */
export async function spawnBackend({ env = {}, underTest = false, main }: SpawnOptions = {}): Promise<SpawnedBackend> {
  const program = programArguments(underTest ? 'testing/mainUnderTest.ts' : 'main.ts')
  const child = spawn(process.execPath, main === undefined ? program : ['--enable-source-maps', resolve(main)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: 'memory://', PORT: '0', LOG_LEVEL: 'info', RESPONSE_CHECKS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const { address, output } = await whenListening(child)
  return {
    address,
    pid: child.pid ?? 0,
    output,
    advance: async (minutes) => {
      await exchange(child, { minutes })
    },
    hashes: async () => (await exchange(child, {})).hashes,
    holdNextHash: async () => {
      await exchange(child, { nextHash: 'hold' })
      return async () => {
        await exchange(child, { nextHash: 'release' })
      }
    },
    async kill(signal) {
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}

/**
 * Collects what a process writes and waits for the address that it logs; rejects with its output when it ends instead. The
 * last output may arrive after the event 'exit', but not after 'close'.
 */
export async function whenListening(child: ChildProcess): Promise<Pick<SpawnedBackend, 'address' | 'output'>> {
  let written = ''
  const address = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      written += chunk.toString()
      const found = /listening on (\S+)/.exec(written)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${written}`)))
  })
  return { address, output: () => written }
}

async function exchange(child: ChildProcess, message: TestMessage): Promise<{ readonly hashes: readonly string[] }> {
  const reply = once(child, 'message')
  child.send(message)
  const [result] = await reply
  return result
}
