import { type Configuration, type MultiStats, rspack } from '@rspack/core'

/** Runs a build once. Rejects with the compiler's messages. */
export async function compile(configurations: readonly Configuration[]): Promise<MultiStats> {
  const compiler = rspack([...configurations])
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)))
  })
  await new Promise<void>((closed) => compiler.close(() => closed()))
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  return stats
}
