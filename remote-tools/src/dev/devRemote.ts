import type { RegisteredRemote } from '@carrier-portal/contract/registry'
import { integrityOf } from '@carrier-portal/hosting/release'
import type { RemoteProject } from '../remoteProject.ts'

/** The path at which a remote is served from its sources: '/r/mfe-order-history/dev/'. */
export function devBase(name: string): string {
  return `/r/${name}/dev/`
}

/** The latest build of a remote's dev server. */
export interface DevBuild {
  readonly project: RemoteProject
  readonly entry: string
  readonly content: Buffer
}

/** The registry entry of a development build: active for all users, without a fallback version. */
export function registeredDevRemote({ project, entry, content }: DevBuild): RegisteredRemote {
  const { route, navigation, opensOrders, contract } = project.declaration
  const version = `${project.version}-dev`
  return {
    route,
    navigation,
    opensOrders,
    active: version,
    lastKnownGood: null,
    rollout: null,
    versions: {
      [version]: {
        base: devBase(project.name),
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
