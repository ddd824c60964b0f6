import { useStore } from '@carrier-portal/contract'
import { ErrorAlert, Loading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { Deferred } from '@carrier-portal/shared-ui/late'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { type ComponentType, useEffect } from 'react'
import { ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'

interface DeferredViewProps<P> {
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
