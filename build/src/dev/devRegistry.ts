import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RegisteredRemote, Registry } from '@carrier-portal/contract/registry'
import { type DevBuild, registeredDevRemote } from '@carrier-portal/remote-tools/dev'

/** Writes a release store's registry that lists the remotes served from their sources. */
export function createDevRegistry(store: string) {
  const remotes = new Map<string, RegisteredRemote>()
  mkdirSync(store, { recursive: true })

  /** Adds a build, or replaces the remote's previous one: each build changes the entry's integrity. */
  function setBuild(build: DevBuild): void {
    remotes.set(build.project.name, registeredDevRemote(build))
    write()
  }

  function write(): void {
    // The revision stays 1: a rebuild is not a release, and hot reload updates open pages.
    const registry: Registry = {
      schema: 1,
      revision: 1,
      updatedAt: new Date().toISOString(),
      remotes: Object.fromEntries(remotes),
    }
    writeFileSync(join(store, 'registry.json'), JSON.stringify(registry, null, 2))
  }

  return { setBuild, write }
}
