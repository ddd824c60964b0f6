import { useStore } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import type { SharedPart } from '../remotes/federation.ts'
import { fetchFederation } from '../remotes/fetchFederation.ts'
import { loadedRegistry } from '../remotes/registrySource.ts'
import { rolloutUser } from '../remotes/rolloutUser.ts'
import { type StatusRow, statusRows } from './statusFacts.ts'

/** The content of the status page. */
interface Status {
  readonly revision: number | undefined
  readonly latestRevision: number | undefined
  readonly rows: readonly StatusRow[]
  readonly shared: readonly SharedPart[]
}

/** The registry of the latest refresh that reached the host; another object after each refresh. */
export interface RefreshedRegistry {
  readonly registry: Registry | undefined
  /** Whether the refresh did not reach the host, so that the registry is that of an earlier one. */
  readonly isOutdated: boolean
}

/** Reads the facts once and on `refresh`; `loadAll` loads every remote to test it. */
export function useStatus(): {
  readonly status: Status
  /** Undefined until the first refresh has ended. */
  readonly latest: RefreshedRegistry | undefined
  refresh(): void
  loadAll(): void
} {
  const { sessionStore } = usePortal()
  const { loader, source } = useSignedIn()
  const current = loadedRegistry(useStore(source.store))
  const session = useStore(sessionStore.session)
  const [latest, setLatest] = useState<RefreshedRegistry>()
  const [facts, setFacts] = useState(loader.facts)
  const [shared, setShared] = useState<readonly SharedPart[]>([])

  const refresh = useCallback(() => {
    void source.load()
    void source
      .fetchLatest()
      .then((next) => setLatest((before) => ({ registry: next ?? before?.registry, isOutdated: next === undefined })))
    fetchFederation().then(
      ({ sharedParts }) => setShared(sharedParts),
      () => setShared([]),
    )
    setFacts(loader.facts())
  }, [source, loader])
  useEffect(refresh, [refresh])

  async function loadEveryRemote() {
    await Promise.all(Object.keys(current?.remotes ?? {}).map((name) => loader.start(name)))
    setFacts(loader.facts())
  }

  return {
    status: {
      revision: current?.revision,
      latestRevision: latest?.registry?.revision,
      rows: statusRows({ current, latest: latest?.registry, facts, user: rolloutUser(session) }),
      shared,
    },
    latest,
    refresh,
    loadAll: () => void loadEveryRemote(),
  }
}
