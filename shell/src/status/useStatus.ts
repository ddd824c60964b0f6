import { useStore } from '@carrier-portal/contract'
import type { Registry } from '@carrier-portal/contract/registry'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import type { SharedPart } from '../remotes/federation.ts'
import { type StatusRow, statusRows } from './statusFacts.ts'

/** All that the status page tells. */
export interface Status {
  readonly revision: number | undefined
  readonly latestRevision: number | undefined
  readonly rows: readonly StatusRow[]
  readonly shared: readonly SharedPart[]
}

/** Looks up the facts once, and again on `look`. */
export function useStatus(): { readonly status: Status; look(): void } {
  const { keeper } = usePortal()
  const { loader, source } = useSignedIn()
  const state = useStore(source.store)
  const { username } = useStore(keeper.session)
  const [latest, setLatest] = useState<Registry>()
  const [shared, setShared] = useState<readonly SharedPart[]>([])

  const look = useCallback(() => {
    void source.load()
    void source.look().then(setLatest)
    void import('../remotes/federation.ts').then(({ sharedParts }) => setShared(sharedParts))
  }, [source])
  useEffect(look, [look])

  const mine = state.state === 'ready' ? state.registry : undefined
  return {
    status: {
      revision: mine?.revision,
      latestRevision: latest?.revision,
      rows: statusRows({ mine, latest, facts: loader.facts(), username }),
      shared,
    },
    look,
  }
}
