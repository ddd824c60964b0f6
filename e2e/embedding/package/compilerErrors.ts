import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** The errors of the strict compiler in files of a host tool, one a line; [] when the tool compiles. */
export async function compilerErrors(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noEmit']
  const settings = [...strict, '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022']
  return promisify(execFile)(process.execPath, [compiler, ...settings, ...files], { cwd: folder }).then(
    () => [],
    ({ stdout }: { stdout: string }) => stdout.split('\n').filter((line) => /^\S+\.ts\(/.test(line)),
  )
}
