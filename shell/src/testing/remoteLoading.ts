import { defineRemote, type RemoteDefinition } from '@carrier-portal/contract'
import type { RegisteredRemote, Registry, RemoteVersion } from '@carrier-portal/contract/registry'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { createRegistrySource } from '../remotes/registrySource.ts'
import { createRemoteLoader } from '../remotes/remoteLoader.ts'
import type { RemoteState } from '../remotes/remoteState.ts'

/** The remote of these tests. */
export const NAME = 'mfe-order-history'
/** The definition of each version whose download succeeds. */
export const definition = defineRemote({ contract: '^1.0', Screen: () => null })

/** A published version of a remote; the version is the folder of its files. */
export function aVersion(version: string, parts: Partial<RemoteVersion> = {}, name = NAME): RemoteVersion {
  return aRemoteVersion({ base: `/r/${name}/${version}/`, entry: 'remoteEntry.aa11.js', preload: [], ...parts })
}

/** A remote with an active version 1.1.0 and the last known good one 1.0.0. */
export function aRemote(parts: Partial<RegisteredRemote> = {}, name = NAME): RegisteredRemote {
  return aRegisteredRemote({
    route: name.replace('mfe-', ''),
    active: '1.1.0',
    lastKnownGood: '1.0.0',
    versions: { '1.0.0': aVersion('1.0.0', {}, name), '1.1.0': aVersion('1.1.0', {}, name) },
    ...parts,
  })
}

/** A registry with that remote. */
export function aRegistry(parts: Partial<RegisteredRemote> = {}, revision = 1): Registry {
  return { schema: 1, revision, updatedAt: '2026-11-21T10:00:00.000Z', remotes: { [NAME]: aRemote(parts) } }
}

/** The same remote with the active version blocked. */
export function blocks(name = NAME): Partial<RegisteredRemote> {
  return {
    versions: { '1.0.0': aVersion('1.0.0', {}, name), '1.1.0': aVersion('1.1.0', { state: 'blocked' }, name) },
  }
}

/** A promise, and the export function that fulfils it. */
export function later<T>() {
  let arrive: (value: T) => void = () => {}
  const promise = new Promise<T>((fulfil) => (arrive = fulfil))
  return { promise, arrive }
}

type LoadResult = RemoteDefinition | Error | Promise<RemoteDefinition>

/**
 * A loader whose downloads end with the results of each version in turn, and succeed after the last. Its host responds with
 * `host.registry`, which is read at each request.
 */
export function aLoader(
  results: Readonly<Record<string, readonly LoadResult[]>>,
  registry = aRegistry(),
  pause: () => Promise<void> = async () => undefined,
) {
  const pending = new Map(Object.entries(results).map(([version, list]) => [version, [...list]]))
  const fetched: string[] = []
  const events: string[] = []
  const refetched: string[] = []
  const host: { registry: Registry | Promise<Registry> } = { registry }
  globalThis.fetch = async () => {
    const { registry: current } = host
    return Response.json(await current)
  }
  const settings = {
    pause,
    newReportId: () => 'r1',
    report: (event: string, { version }: Readonly<Record<string, string | number>>) =>
      void events.push(`${event} ${version}`),
  }
  const source = createRegistrySource({ ...settings, address: 'https://portal.example/registry.json' })
  const loader = createRemoteLoader({
    ...settings,
    source,
    user: () => ({ username: 'dana', carriers: [] }),
    hostContract: '1.0.0',
    pageOrigin: 'https://portal.example',
    allowedOrigins: [],
    load: async ({ entry }) => {
      const version = entry.split('/').at(-2) ?? ''
      fetched.push(version)
      const result = pending.get(version)?.shift() ?? definition
      if (result instanceof Error) throw result
      return result
    },
    refetch: async (addresses) => void refetched.push(...addresses),
    failWaiting: () => undefined,
  })
  /** The version that a remote shows, or its loading state. */
  const shown = (name = NAME) => versionOf(loader.stateOf(name).get())
  return { host, source, loader, fetched, refetched, events, shown, state: () => loader.stateOf(NAME).get() }
}

function versionOf(state: RemoteState): string {
  return state.state === 'ready' ? state.candidate.version : state.state
}
