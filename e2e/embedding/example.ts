import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '@carrier-portal/build/tooling'

/** A running example of examples/. */
export interface RunningExample {
  readonly address: string
  stop(): Promise<void>
}

/** Starts an example by its README command on a port, against a running portal. */
export async function startExample(name: string, portal: string, port: number): Promise<RunningExample> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/start/start.ts', name], {
    cwd: root,
    env: { ...process.env, PORTAL: portal, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await whenReady(child, name)
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        child.once('exit', () => stopped())
        child.kill('SIGTERM')
      }),
  }
}

function whenReady(child: ChildProcess, name: string): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(`${name} runs at`)) resolve()
      })
    child.once('exit', (code) => reject(new Error(`The example ${name} ended with ${code}:\n${said}`)))
  })
}
