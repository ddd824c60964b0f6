import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type RuleSetRule, rspack } from '@rspack/core'
import type { Example } from './examples.ts'

/** Compiles and bundles an example's code into its `dist` folder. Rejects with the compiler's messages. */
export async function buildExample({ name, folder, entry, isCompiled }: Example): Promise<void> {
  if (entry === undefined) return
  if (isCompiled) await promisify(execFile)('npm', ['run', '-s', 'compile'], { cwd: folder })
  const compiler = rspack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { path: join(folder, 'dist'), filename: '[name].js', clean: { keep: 'compiled' }, uniqueName: name },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: typescript, type: 'javascript/auto' },
        ...(await ownRules(folder)),
      ],
    },
    performance: false,
    devtool: false,
  })
  const problems = await new Promise<string>((resolve, reject) =>
    compiler.run((error, stats) =>
      error ? reject(error) : resolve(stats?.hasErrors() ? stats.toString('errors-only') : ''),
    ),
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (problems !== '') throw new Error(problems)
}

/** The rules in the example's rules.mjs, for what its framework compiles. */
async function ownRules(folder: string): Promise<readonly RuleSetRule[]> {
  const file = join(folder, 'rules.mjs')
  if (!existsSync(file)) return []
  const { default: rules } = (await import(pathToFileURL(file).href)) as { default: readonly RuleSetRule[] }
  return rules
}

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}
