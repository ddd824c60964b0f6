import { useStore } from '@carrier-portal/contract'
import { Loading } from '@carrier-portal/shared-ui/feedback'
import { usePortal } from '../bootstrap/PortalProvider.tsx'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteCard } from './RemoteCard.tsx'
import { useRemote } from './useRemote.ts'

/** A remote's screen in one of its states; whatever happens to it stays in here. */
export function RemoteScreen({ name }: { name: string }) {
  const { host } = useSignedIn()
  const { username } = useStore(usePortal().keeper.session)
  const { state, tryAgain, threw } = useRemote(name)
  switch (state.state) {
    case 'waiting':
      return <Loading />
    case 'loading':
      return state.late ? <RemoteCard failure={state.late} isTrying onTryAgain={tryAgain} /> : <Loading />
    case 'failed':
      return <RemoteCard failure={state.failure} onTryAgain={tryAgain} />
    case 'ready': {
      const { Screen } = state.definition
      return (
        <RemoteBoundary key={`${state.mount} ${username}`} onError={threw}>
          <Screen host={host} />
        </RemoteBoundary>
      )
    }
  }
}
