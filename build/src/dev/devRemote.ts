import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type RegisteredRemote, type RemoteDeclaration, readRemoteDeclaration } from '@carrier-portal/contract/registry'
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

/** The registry's words for a development build: everybody gets it, and nothing stands in for it when it fails. */
export function registeredDevRemote({ name, entry, content }: DevBuild): RegisteredRemote {
  const { route, navigation, opensOrders, contract } = declarationOf(name)
  const version = `${versionOf(name)}-dev`
  return {
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
        integrity: { [entry]: `sha384-${createHash('sha384').update(content).digest('base64')}` },
        contract,
        state: 'active',
        publishedAt: new Date().toISOString(),
      },
    },
  }
}

function declarationOf(name: string): RemoteDeclaration {
  const reading = readRemoteDeclaration(JSON.parse(readFileSync(inWorkspace(name, 'remote.json'), 'utf8')))
  if (reading.state === 'refused') throw new Error(`${name}/remote.json: ${reading.problems.join('; ')}`)
  return reading.declaration
}
