import { useStore } from '@carrier-portal/contract'
import { ErrorBoundary, Loading } from '@carrier-portal/shared-ui/feedback'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'
import { usePrefetches } from './usePrefetches.ts'
import { useRemote } from './useRemote.ts'

/** A remote's screen in each loading state. Its errors do not leave this component. */
export function RemoteScreen({ name }: { name: string }) {
  const { host } = useSignedIn()
  const { username } = useStore(usePortal().sessionStore.session)
  const { state, tryAgain, reportCrash } = useRemote(name)
  usePrefetches(name)
  switch (state.state) {
    case 'waiting':
      return <Loading />
    case 'loading':
      return state.slow ? <RemoteErrorCard failure={state.slow} isTrying onTryAgain={tryAgain} /> : <Loading />
    case 'failed':
      return <RemoteErrorCard failure={state.failure} onTryAgain={tryAgain} />
    case 'ready': {
      const { Screen } = state.definition
      return (
        <ErrorBoundary key={`${state.mount} ${username}`} onError={reportCrash}>
          <Screen host={host} />
        </ErrorBoundary>
      )
    }
  }
}
