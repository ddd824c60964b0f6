import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains all examples. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '..')

/** One host page. */
export interface Example {
  readonly name: string
  readonly folder: string
  /** The script to compile; undefined for a page without a build. */
  readonly entry: string | undefined
}

/** The folders that contain an index.html. */
export function exampleNames(): readonly string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')))
}

/** The example with this name; undefined when there is none. */
export function exampleOf(name: string | undefined): Example | undefined {
  if (name === undefined || !exampleNames().includes(name)) return undefined
  const path = join(folder, name)
  const entry = join(path, 'src/main.tsx')
  return { name, folder: path, entry: existsSync(entry) ? entry : undefined }
}
