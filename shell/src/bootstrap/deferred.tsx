import { createStore, type Store, useStore } from '@carrier-portal/contract'
import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { type ComponentType, useEffect } from 'react'
import { ScreenTitle, Stack } from '../layout/frames.tsx'
import { messages } from './messages.ts'

type LoadState<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly part: T }

/** A part of the shell that is fetched when it is wanted, or ahead of time. */
export interface Deferred<T> {
  readonly store: Store<LoadState<T>>
  /** Never rejects; after a failure the next call tries anew. */
  load(): Promise<void>
}

/** Not React.lazy: that keeps a failure for ever, and shows its fallback even when the part is already there. */
export function deferred<T>(fetchPart: () => Promise<T>): Deferred<T> {
  const store = createStore<LoadState<T>>({ state: 'waiting' })
  let loading: Promise<void> | undefined
  return {
    store,
    load() {
      loading ??= fetchPart().then(
        (part) => store.set({ state: 'ready', part }),
        () => {
          loading = undefined
          store.set({ state: 'failed' })
        },
      )
      return loading
    },
  }
}

/** The part of a Deferred as soon as it is there; asks for it. */
export function usePart<T>(part: Deferred<T>): LoadState<T> {
  useEffect(() => void part.load(), [part])
  return useStore(part.store)
}

export interface DeferredViewProps<P> {
  readonly from: Deferred<ComponentType<P>>
  readonly props: P
}

/** Draws a deferred component, the wait for it, or that it did not come. */
export function DeferredView<P extends object>({ from, props }: DeferredViewProps<P>) {
  const state = usePart(from)
  const { notLoaded, partMissing, tryAgain } = useMessages(messages)
  if (state.state === 'waiting') return <Loading />
  if (state.state === 'failed')
    return (
      <Stack>
        <ScreenTitle>{notLoaded}</ScreenTitle>
        <ErrorAlert action={<Button onClick={() => void from.load()}>{tryAgain}</Button>}>{partMissing}</ErrorAlert>
      </Stack>
    )
  const Part = state.part
  return <Part {...props} />
}
