import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@carrier-portal/contract/registry'
import { type RemoteProject, registeredDevRemote } from '@carrier-portal/remote-tools/dev'

/** Writes a release store's registry that lists the remotes served from their sources. */
export function writeDevRegistry(store: string, projects: readonly RemoteProject[]): void {
  const registry: Registry = {
    schema: 1,
    revision: 1,
    updatedAt: new Date().toISOString(),
    remotes: Object.fromEntries(projects.map((project) => [project.name, registeredDevRemote(project)])),
  }
  mkdirSync(store, { recursive: true })
  writeFileSync(join(store, 'registry.json'), JSON.stringify(registry, null, 2))
}
