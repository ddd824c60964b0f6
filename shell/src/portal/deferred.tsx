import { createStore, type Store, useStore } from '@carrier-portal/contract'
import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { type ComponentType, useEffect } from 'react'
import { ScreenTitle } from '../ui/layoutPrimitives.tsx'
import { messages } from './messages.ts'

type LoadState<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly part: T }

/** A lazily loaded part of the shell. */
export interface Deferred<T> {
  readonly store: Store<LoadState<T>>
  /** Never rejects; after a failure the next call loads again. */
  load(): Promise<void>
}

/** Unlike React.lazy, a failed load can be retried, and a loaded part renders without showing the fallback first. */
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

export interface DeferredViewProps<P> {
  readonly from: Deferred<ComponentType<P>>
  readonly props: P
}

/** Loads and renders a deferred component, its loading state, or an error with a retry button. */
export function DeferredView<P extends object>({ from, props }: DeferredViewProps<P>) {
  useEffect(() => void from.load(), [from])
  const state = useStore(from.store)
  const { notLoaded, partMissing, tryAgain } = useMessages(messages)
  if (state.state === 'waiting') return <Loading />
  if (state.state === 'failed')
    return (
      <Stack $gap={4}>
        <ScreenTitle>{notLoaded}</ScreenTitle>
        <ErrorAlert action={<Button onClick={() => void from.load()}>{tryAgain}</Button>}>{partMissing}</ErrorAlert>
      </Stack>
    )
  const Part = state.part
  return <Part {...props} />
}
