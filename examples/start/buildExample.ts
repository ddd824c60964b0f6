import { join } from 'node:path'
import { rspack } from '@rspack/core'
import type { Example } from './examples.ts'

/** Compiles an example's code into its `dist` folder. Rejects with the compiler's messages. */
export async function buildExample({ name, folder, entry }: Example): Promise<void> {
  if (entry === undefined) return
  const compiler = rspack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: { path: join(folder, 'dist'), filename: '[name].js', clean: true, uniqueName: name },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: typescript, type: 'javascript/auto' }],
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

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
}
