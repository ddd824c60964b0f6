import { useStore } from '@carrier-portal/contract'
import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { Deferred } from '@carrier-portal/shared-ui/late'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { Fragment, type ReactNode, useEffect } from 'react'
import { PagePadding, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'
import { TryAgainButton } from './TryAgainButton.tsx'

interface DeferredPartProps<T> {
  readonly from: Deferred<T>
  /** Renders the loaded part. */
  readonly children: (part: T) => ReactNode
  readonly aroundError?: (error: ReactNode) => ReactNode
}

interface DeferredViewProps<T> extends Pick<DeferredPartProps<T>, 'from' | 'children'> {
  /** Whether the screen brings the padding of its own; then the error needs one too. */
  readonly hasOwnPadding?: boolean
}

/** Loads and renders a deferred screen, its loading state, or an error with a heading and a retry button. */
export function DeferredView<T>({ hasOwnPadding = false, ...screen }: DeferredViewProps<T>) {
  const { notLoaded } = useMessages(messages)
  const Around = hasOwnPadding ? PagePadding : Fragment
  const aroundError = (error: ReactNode) => (
    <Around>
      <Stack $gap={4}>
        <ScreenTitle>{notLoaded}</ScreenTitle>
        {error}
      </Stack>
    </Around>
  )
  return <DeferredPart {...screen} aroundError={aroundError} />
}

/** The same for a part of a screen that has heading and padding already. */
export function DeferredPart<T>({ from, children, aroundError = (error) => error }: DeferredPartProps<T>) {
  useEffect(() => {
    // After a failure the user decides when it is loaded again.
    if (from.store.get().state !== 'failed') void from.load()
  }, [from])
  const state = useStore(from.store)
  const { partMissing } = useMessages(messages)
  if (state.state === 'waiting') return <Loading />
  if (state.state === 'failed')
    return aroundError(
      <ErrorAlert action={<TryAgainButton onClick={() => void from.load()} />}>{partMissing}</ErrorAlert>,
    )
  return children(state.part)
}
