import { useStore } from '@carrier-portal/contract'
import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { Deferred } from '@carrier-portal/shared-ui/late'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'
import { TryAgainButton } from './TryAgainButton.tsx'

interface DeferredViewProps<P> {
  readonly from: Deferred<ComponentType<P>>
  readonly props: P
}

/** Loads and renders a deferred screen, its loading state, or an error with a heading and a retry button. */
export function DeferredView<P extends object>({ from, props }: DeferredViewProps<P>) {
  const { notLoaded } = useMessages(messages)
  return <DeferredPart from={from} props={props} heading={<ScreenTitle>{notLoaded}</ScreenTitle>} />
}

interface DeferredPartProps<P> extends DeferredViewProps<P> {
  /** Above the error. */
  readonly heading?: ReactNode
}

/** The same for a part of a screen that has a heading already. */
export function DeferredPart<P extends object>({ from, props, heading }: DeferredPartProps<P>) {
  useEffect(() => {
    // After a failure the user decides when it is loaded again.
    if (from.store.get().state !== 'failed') void from.load()
  }, [from])
  const state = useStore(from.store)
  const { partMissing } = useMessages(messages)
  if (state.state === 'waiting') return <Loading />
  if (state.state === 'failed')
    return (
      <Stack $gap={4}>
        {heading}
        <ErrorAlert action={<TryAgainButton onClick={() => void from.load()} />}>{partMissing}</ErrorAlert>
      </Stack>
    )
  const Part = state.part
  return <Part {...props} />
}
