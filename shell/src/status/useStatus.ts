import { useStore } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import type { SharedPart } from '../remotes/federation.ts'
import { fetchFederation } from '../remotes/fetchFederation.ts'
import { type StatusRow, statusRows } from './statusFacts.ts'

/** All that the status page tells. */
export interface Status {
  readonly revision: number | undefined
  readonly latestRevision: number | undefined
  readonly rows: readonly StatusRow[]
  readonly shared: readonly SharedPart[]
}

/** Looks up the facts once, and again on `look`; `checkAll` loads every remote to see whether it comes. */
export function useStatus(): { readonly status: Status; look(): void; checkAll(): void } {
  const { keeper } = usePortal()
  const { loader, source } = useSignedIn()
  const state = useStore(source.store)
  const { username } = useStore(keeper.session)
  const [latest, setLatest] = useState<Registry>()
  const [facts, setFacts] = useState(loader.facts)
  const [shared, setShared] = useState<readonly SharedPart[]>([])

  const look = useCallback(() => {
    void source.load()
    void source.look().then(setLatest)
    fetchFederation().then(
      ({ sharedParts }) => setShared(sharedParts),
      () => setShared([]),
    )
    setFacts(loader.facts())
  }, [source, loader])
  useEffect(look, [look])

  async function checkAll() {
    await Promise.all(Object.keys(mine?.remotes ?? {}).map((name) => loader.start(name)))
    setFacts(loader.facts())
  }

  const mine = state.state === 'ready' ? state.registry : undefined
  return {
    status: {
      revision: mine?.revision,
      latestRevision: latest?.revision,
      rows: statusRows({ mine, latest, facts, username }),
      shared,
    },
    look,
    checkAll: () => void checkAll(),
  }
}
