import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProject } from '../remoteProject.ts'

const require = createRequire(import.meta.url)
/** They end the tool too: a signal to this process alone would leave it running. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** `carrier-portal build`: runs `rspack build` in the present folder. */
export function build(args: readonly string[]): Promise<number> {
  const next = 'The remote does not build. Correct the errors above, then run the command again.'
  return run(fileURLToPath(new URL('../../bin/rspackBuild.mjs', import.meta.url)), ['build', ...args], next)
}

/** `carrier-portal test`: runs jest in the present folder. */
export function runTests(args: readonly string[]): Promise<number> {
  return run(
    join(dirname(require.resolve('jest/package.json')), 'bin/jest.js'),
    args,
    'The tests failed. Correct what they report above, then run the command again.',
  )
}

/** Runs a tool's script on the remote in the present folder; `next` is printed when it fails. */
function run(script: string, args: readonly string[], next: string): Promise<number> {
  const { folder } = readProject(process.cwd())
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    // stdout carries the result of the verb that started this one.
    stdio: ['inherit', process.stderr, process.stderr],
    // An inherited loader would also transform the tool.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code !== 0) process.stderr.write(signal ? `It was ended by ${signal}. Run the command again.\n` : `${next}\n`)
      resolve(code ?? 1)
    })
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, forward)
  })
}
