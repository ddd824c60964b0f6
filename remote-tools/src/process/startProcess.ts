import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** A running server process. */
export interface RunningProcess {
  readonly address: string
  stop(): Promise<void>
}

interface StartRequest {
  /** Its name in error messages: 'The reference backend'. */
  readonly name: string
  /** The TypeScript or JavaScript file to run. */
  readonly file: string
  /** The process's working directory; the default is the current one. */
  readonly cwd?: string
  readonly parameters?: readonly string[]
  /** Options of Node and V8, which are before the file. */
  readonly nodeOptions?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Matches the address in its output; the first group captures it. */
  readonly ready: RegExp
  /** After this time without an exit, `stop` sends SIGKILL. */
  readonly stopLimitMs?: number
  /** Receives everything that the process prints, which the error of a failed start then does not repeat. */
  readonly onOutput?: (text: string) => void
}

/** Only ends a start that hangs: on a machine that other work keeps busy, one takes more than a minute. */
const START_LIMIT_MS = 240_000

const LAST_OUTPUT_MS = 1_000

/** Runs a file and waits until it prints its address. The process ends with its parent, even on SIGKILL. */
export async function startProcess(request: StartRequest): Promise<RunningProcess> {
  const { file, cwd, parameters = [], nodeOptions = [], environment, stopLimitMs = 3_000 } = request
  const exitWithParent = createRequire(import.meta.url).resolve('@carrier-portal/hosting/exitWithParent')
  const typescript = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(exitWithParent).href, ...nodeOptions, ...typescript, file, ...parameters],
    {
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  // The channel must not keep a finished test run alive.
  child.channel?.unref()
  return { address: await waitForAddress(child, request), stop: () => stop(child, stopLimitMs) }
}

function waitForAddress(child: ChildProcess, { name, ready, onOutput }: StartRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timeout = setTimeout(() => fail(`did not start within ${START_LIMIT_MS / 1000} seconds`), START_LIMIT_MS)
    const fail = (reason: string) => {
      clearTimeout(timeout)
      child.kill('SIGKILL')
      reject(new Error(`${name} ${reason}${onOutput || output === '' ? '.' : `:\n${output}`}`))
    }
    const readOutput = (chunk: Buffer) => {
      onOutput?.(chunk.toString())
      output = `${output}${chunk.toString()}`.slice(-4000)
      const address = ready.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(timeout)
      resolve(address)
    }
    child.stdout?.on('data', readOutput)
    child.stderr?.on('data', readOutput)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code, signal) => {
      const end = () => fail(`ended with ${signal ?? code}`)
      // Its last output, which has the reason, may arrive after `exit`. A process that it started may keep the pipes open.
      // In the tests of a screen, the browser's setTimeout returns a number, without unref().
      const limit = setTimeout(end, LAST_OUTPUT_MS)
      child.once('close', () => {
        clearTimeout(limit)
        end()
      })
    })
  })
}

function stop(child: ChildProcess, limitMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.once('exit', () => {
      clearTimeout(killTimer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
