import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, readRegistry } from '@carrier-portal/contract/registry'
import { parseJson } from '../release/store/jsonFiles.ts'

/** The path of the registry in a release store. */
export function registryFile(store: string): string {
  return join(store, 'registry.json')
}

/**
 * The release store's registry at the time of a request; undefined before the first release, and while the file is not valid
 * or cannot be read. What depends on it then goes without: `/registry.json` reports the cause.
 */
export async function readServedRegistry(store: string): Promise<Registry | undefined> {
  return readRegistry(parseJson(await readFile(registryFile(store), 'utf8').catch(() => undefined)))
}
