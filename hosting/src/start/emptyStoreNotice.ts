import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The line for the log about a store without a registry: it may be a new one, or another folder than the intended one. */
export function emptyStoreNotice(store: string): string | undefined {
  if (existsSync(join(store, 'registry.json'))) return undefined
  return `The store ${store} has no registry, so the portal has no screens. Promote a version there, or name the folder of the right store in STORE.`
}
