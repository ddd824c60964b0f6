import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegisteredRemote, Registry } from '@carrier-portal/contract/registry'
import { type DevBuild, registeredDevRemote } from './devRemote.ts'

/** Keeps a release store whose registry names the remotes that are served from their sources. */
export function createDevRegistry(store: string) {
  const remotes = new Map<string, RegisteredRemote>()
  mkdirSync(store, { recursive: true })

  /** Call after each build: the entry's integrity has changed. */
  function put(build: DevBuild): void {
    remotes.set(build.name, registeredDevRemote(build))
    write()
  }

  function write(): void {
    // One revision for all: a rebuilt remote is no release, and open pages are told by hot reload.
    const registry: Registry = {
      schema: 1,
      revision: 1,
      updatedAt: new Date().toISOString(),
      remotes: Object.fromEntries(remotes),
    }
    writeFileSync(join(store, 'registry.json'), JSON.stringify(registry, null, 2))
  }

  return { put, write }
}
