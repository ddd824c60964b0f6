import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type RegisteredRemote,
  type Registry,
  type RemoteDeclaration,
  readRemoteDeclaration,
} from '@carrier-portal/contract/registry'
import { inWorkspace, versionOf } from '../workspaces.ts'

/** Where a remote that is served from its sources lies: '/r/mfe-order-history/dev/'. */
export function devBase(name: string): string {
  return `/r/${name}/dev/`
}

/** What a remote's dev server serves now. */
export interface DevBuild {
  readonly name: string
  readonly entry: string
  readonly content: Buffer
}

/** Keeps a release store whose registry names the remotes that are served from their sources. */
export function createDevRegistry(store: string) {
  const remotes = new Map<string, RegisteredRemote>()
  mkdirSync(store, { recursive: true })

  /** Call after each build: the entry's integrity has changed. */
  function put({ name, entry, content }: DevBuild): void {
    const integrity = { [entry]: `sha384-${createHash('sha384').update(content).digest('base64')}` }
    const { route, navigation, opensOrders, contract } = declarationOf(name)
    const version = `${versionOf(name)}-dev`
    remotes.set(name, {
      route,
      navigation,
      opensOrders,
      active: version,
      lastKnownGood: null,
      rollout: null,
      versions: {
        [version]: {
          base: devBase(name),
          entry,
          preload: [],
          integrity,
          contract,
          state: 'active',
          publishedAt: new Date().toISOString(),
        },
      },
    })
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

function declarationOf(name: string): RemoteDeclaration {
  const reading = readRemoteDeclaration(JSON.parse(readFileSync(inWorkspace(name, 'remote.json'), 'utf8')))
  if (reading.state === 'refused') throw new Error(`${name}/remote.json: ${reading.problems.join('; ')}`)
  return reading.declaration
}
