import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { readDeclaration } from '../declaration/readDeclaration.ts'
import { integrityOf } from '../tooling/integrity.ts'
import { versionOf } from '../workspaces.ts'

/** The path at which a remote is served from its sources: '/r/mfe-order-history/dev/'. */
export function devBase(name: string): string {
  return `/r/${name}/dev/`
}

/** The latest build of a remote's dev server. */
export interface DevBuild {
  readonly name: string
  readonly entry: string
  readonly content: Buffer
}

/** The registry entry of a development build: active for all users, without a fallback version. */
export function registeredDevRemote({ name, entry, content }: DevBuild): RegisteredRemote {
  const { route, navigation, opensOrders, contract } = readDeclaration(name)
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
        integrity: { [entry]: integrityOf(content) },
        contract,
        state: 'active',
        publishedAt: new Date().toISOString(),
      },
    },
  }
}
