import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../workspaces.ts'

/**
 * `npm run types`: checks the types of all workspaces. They are one program, because a program of its own for each
 * workspace reads the same sources and declarations fifteen times. The examples use other versions of React's types.
 */
const PROGRAMS = ['.', 'examples', 'examples/react-18']

/** The native compiler. The root's older typescript serves tools that need its API, for example dependency-cruiser. */
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

for (const program of PROGRAMS) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', program], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
