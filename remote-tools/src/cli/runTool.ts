import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readProject } from '../remoteProject.ts'

const require = createRequire(import.meta.url)

/** `carrier-portal build`: runs `rspack build` in the present folder. */
export function build(args: readonly string[]): Promise<number> {
  const next = 'The remote does not build. Correct the errors above, then run the command again.'
  return run('@rspack/cli', 'bin/rspack.js', ['build', ...args], next)
}

/** `carrier-portal test`: runs jest in the present folder. */
export function runTests(args: readonly string[]): Promise<number> {
  return run(
    'jest',
    'bin/jest.js',
    args,
    'The tests failed. Correct what they report above, then run the command again.',
  )
}

/** Runs a tool on the remote in the present folder; `next` is printed when it fails. */
function run(packageName: string, script: string, args: readonly string[], next: string): Promise<number> {
  const { folder } = readProject(process.cwd())
  const file = join(dirname(require.resolve(`${packageName}/package.json`)), script)
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    // stdout carries the result of the verb that started this one.
    stdio: ['inherit', process.stderr, process.stderr],
    // An inherited loader would also transform the tool.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) process.stderr.write(`${next}\n`)
      resolve(code ?? 1)
    })
  })
}
