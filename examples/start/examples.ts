import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of all examples. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '..')

/** One host page of another company. */
export interface Example {
  readonly name: string
  readonly folder: string
  /** Undefined for a page that is served as it is written. */
  readonly entry: string | undefined
}

/** Every folder with a page of its own. */
export function exampleNames(): readonly string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')))
}

/** The example of a name; undefined for a name that is none. */
export function exampleOf(name: string | undefined): Example | undefined {
  if (name === undefined || !exampleNames().includes(name)) return undefined
  const place = join(folder, name)
  const entry = join(place, 'src/main.tsx')
  return { name, folder: place, entry: existsSync(entry) ? entry : undefined }
}
