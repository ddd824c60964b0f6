import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, readRegistry } from '@carrier-portal/contract/registry'
import { parseJson } from '../release/store/jsonFiles.ts'

/** The registry in the release store at the time of a request. */
interface RegistryFile {
  readonly text: string
  /** Undefined when the document is not a valid registry: it is served as it is, and the shell shows the reason. */
  readonly registry: Registry | undefined
}

/** Reads the release store's registry; undefined before the first release. */
export async function readRegistryFile(store: string): Promise<RegistryFile | undefined> {
  const text = await readFile(join(store, 'registry.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { text, registry: readRegistry(parseJson(text)) }
}
