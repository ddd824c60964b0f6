import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains all examples. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '..')

/** One host page. */
export interface Example {
  readonly name: string
  readonly folder: string
  /** The script to bundle; undefined for a page without a build. */
  readonly entry: string | undefined
  /** Whether the example's own script `compile` has to write the entry first. */
  readonly isCompiled: boolean
}

/** The folders that contain an index.html. */
export function exampleNames(): readonly string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')))
}

/** The example with this name, by its package.json; undefined when there is none. */
export function exampleOf(name: string | undefined): Example | undefined {
  if (name === undefined || !exampleNames().includes(name)) return undefined
  const path = join(folder, name)
  const { main, scripts } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
  return { name, folder: path, entry: main && join(path, main), isCompiled: scripts.compile !== undefined }
}

interface Manifest {
  readonly main?: string
  readonly scripts: Readonly<Record<string, string>>
}
