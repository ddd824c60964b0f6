import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspaces.ts'

/** A server of ours in a process of its own. */
export interface Started {
  readonly address: string
  stop(): Promise<void>
}

export interface StartRequest {
  /** What it is called when something goes wrong: 'The reference backend'. */
  readonly name: string
  /** The TypeScript file to run, from the repository's folder. */
  readonly file: string
  readonly parameters?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Finds the address in what it prints. */
  readonly ready: RegExp
}

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 3_000

/** Runs a TypeScript file and waits until it says where it listens. It ends with us, even when we are killed. */
export async function startProcess({
  name,
  file,
  parameters = [],
  environment,
  ready,
}: StartRequest): Promise<Started> {
  const endWithParent = join(root, 'hosting/src/start/endWithParent.mjs')
  const child = spawn(process.execPath, ['--import', endWithParent, '--import', 'tsx', file, ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Neither the channel nor the process keeps a finished test run alive.
  child.channel?.unref()
  const address = await whenListening(name, child, ready)
  return { address, stop: () => stop(child) }
}

function whenListening(name: string, child: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const giveUp = setTimeout(() => fail('took too long to start'), START_LIMIT_MS)
    const fail = (why: string) => {
      clearTimeout(giveUp)
      child.kill('SIGKILL')
      reject(new Error(`${name} ${why}:\n${said}`))
    }
    const listen = (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-4000)
      const address = ready.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(giveUp)
      resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`ended with ${code}`))
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.once('exit', () => {
      clearTimeout(insist)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
