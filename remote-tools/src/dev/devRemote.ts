import { containerName, type RegisteredRemote } from '@carrier-portal/contract/registry'
import { integrityOf } from '@carrier-portal/hosting/release'
import type { RemoteProject } from '../remoteProject.ts'

/** The container's file as the dev server builds it. */
const CONTAINER = 'remoteEntry.js'
/** The entry that the registry names. */
const ENTRY = 'devEntry.js'

/** The path at which a remote is served from its sources: '/r/mfe-order-history/dev/'. */
export function devBase(name: string): string {
  return `/r/${name}/dev/`
}

/** The address of `devEntry`. */
export function devEntryAddress(name: string): string {
  return `${devBase(name)}${ENTRY}`
}

/**
 * A script that loads the container. Each change of the sources changes the container's file, and an open page keeps the
 * integrity of its first registry, so that integrity has to be the one of a file that never changes.
 */
export function devEntry(name: string): string {
  const container = containerName(name)
  return `var ${container} = (() => {
  const loaded = new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = '${devBase(name)}${CONTAINER}'
    script.onload = () => resolve(window.${container})
    script.onerror = () => reject(new Error('${name} did not build; see the output of npm run dev.'))
    document.head.append(script)
  })
  return {
    init: async (...scope) => (await loaded).init(...scope),
    get: async (module) => (await loaded).get(module),
  }
})()
`
}

/** The registry entry of a remote that is served from its sources: active for all users, without a fallback version. */
export function registeredDevRemote({ name, version, declaration }: RemoteProject): RegisteredRemote {
  const { route, navigation, opensOrders, contract } = declaration
  const active = `${version}-dev`
  return {
    route,
    navigation,
    opensOrders,
    active,
    lastKnownGood: null,
    rollout: null,
    versions: {
      [active]: {
        base: devBase(name),
        entry: ENTRY,
        preload: [],
        integrity: { [ENTRY]: integrityOf(Buffer.from(devEntry(name))) },
        contract,
        state: 'active',
        publishedAt: new Date().toISOString(),
      },
    },
  }
}
