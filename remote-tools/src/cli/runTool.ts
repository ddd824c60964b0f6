import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** `carrier-portal build`: runs `rspack build` in the present folder. */
export function build(args: readonly string[]): Promise<number> {
  return run('@rspack/cli', 'bin/rspack.js', ['build', ...args])
}

/** `carrier-portal test`: runs jest in the present folder. */
export function runTests(args: readonly string[]): Promise<number> {
  return run('jest', 'bin/jest.js', args)
}

function run(packageName: string, script: string, args: readonly string[]): Promise<number> {
  const file = join(dirname(require.resolve(`${packageName}/package.json`)), script)
  const child = spawn(process.execPath, [file, ...args], {
    // stdout carries the result of the verb that started this one.
    stdio: ['inherit', process.stderr, process.stderr],
    // An inherited loader would also transform the tool.
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
