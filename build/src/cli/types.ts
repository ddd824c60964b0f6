import { spawnSync } from 'node:child_process'
import { nativeCompiler } from '../nativeCompiler.ts'
import { root } from '../workspaces.ts'

/**
 * `npm run types`: checks the types of all workspaces. They are one program, because a program of its own for each
 * workspace reads the same sources and declarations fifteen times. The examples use other versions of React's types.
 * Nothing is kept for the next run: the stored state of TypeScript 7 hid errors in a file whose imports had changed.
 */
const PROGRAMS = ['.', 'examples', 'examples/react-18']

if (process.argv.includes('--help')) {
  process.stdout.write('usage: npm run types\n\nChecks the types of all workspaces and of the examples.\n')
  process.exit()
}

for (const program of PROGRAMS) {
  const { status } = spawnSync(process.execPath, [nativeCompiler, '-p', program], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
