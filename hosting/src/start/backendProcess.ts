import { type ChildProcess, spawn } from 'node:child_process'
import { firstMatch } from './firstMatch.ts'
import { exitWithParent, folders } from './folders.ts'

/** The reference backend as a child process. */
export interface StartedBackend {
  readonly address: string
  /** Resolves with the exit code, or with the signal that ended it, when it exits by itself or by `stop`. */
  readonly exited: Promise<number | NodeJS.Signals | null>
  stop(): Promise<void>
}

const LISTENING = /reference backend listening on (http:\S+)/
const STOP_LIMIT_MS = 8_000

/** Node's arguments for the sources; `npm run serve` runs the compiled file. */
const SOURCES = ['--import', 'tsx', 'reference-backend/src/main.ts']

/**
 * Starts the reference backend on a free port of this machine. Its log goes to `output`, line by line. The start has no
 * time limit: the screens are built at the same time, so on a busy machine the first one takes minutes.
 */
export async function startBackend(
  dataDir: string,
  output: NodeJS.WritableStream = process.stdout,
  program: readonly string[] = SOURCES,
): Promise<StartedBackend> {
  const child = spawn(process.execPath, [...exitWithParent, ...program], {
    cwd: folders.root,
    env: {
      DATA_DIR: dataDir,
      // Relative paths in its settings are those of this process, whose folder is another one than the child's.
      INIT_CWD: process.cwd(),
      ...process.env,
      // The only caller is the host on this machine, which sends exactly one address in X-Forwarded-For.
      TRUST_PROXY: '1',
      PORT: '0',
      HOST: '127.0.0.1',
      // No load balancer reads its `/ready`, and its host takes no more calls: a drain would only exceed STOP_LIMIT_MS.
      DRAIN_SECONDS: '0',
    },
    // A process group of its own: Ctrl+C reaches only this process, which stops the backend in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited: StartedBackend['exited'] = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  )
  const address = await Promise.race([
    whenListening(child, output),
    exited.then((code) => {
      throw new Error(`The reference backend exited with ${code} while starting.`)
    }),
  ])
  return { address, exited, stop: () => stop(child, exited) }
}

async function whenListening(child: ChildProcess, output: NodeJS.WritableStream): Promise<string> {
  if (!child.stdout) throw new Error('The reference backend has no output.')
  // Not `pipe`, which ends at the first line that cannot be written: the backend would keep all later ones in its memory.
  child.stdout.on('data', (lines: Buffer) => output.write(lines))
  return firstMatch(child.stdout, LISTENING)
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timeout = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await exited
  clearTimeout(timeout)
}
