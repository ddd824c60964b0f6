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

/** Reads the facts once and on `refresh`; `loadAll` loads every remote to test it. */
export function useStatus(): {
  readonly status: Status
  /** The registry of the latest refresh. */
  readonly latest: Registry | undefined
  refresh(): void
  loadAll(): void
} {
  const { sessionStore } = usePortal()
  const { loader, source } = useSignedIn()
  const current = loadedRegistry(useStore(source.store))
  const session = useStore(sessionStore.session)
  const [latest, setLatest] = useState<Registry>()
  const [facts, setFacts] = useState(loader.facts)
  const [shared, setShared] = useState<readonly SharedPart[]>([])

  const refresh = useCallback(() => {
    void source.load()
    void source.fetchLatest().then(setLatest)
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
      latestRevision: latest?.revision,
      rows: statusRows({ current, latest, facts, user: rolloutUser(session) }),
      shared,
    },
    latest,
    refresh,
    loadAll: () => void loadEveryRemote(),
  }
}
