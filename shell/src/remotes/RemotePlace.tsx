import { useStore } from '@carrier-portal/contract'
import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import { AbsentRemote } from './AbsentRemote.tsx'
import { RemoteCard } from './RemoteCard.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import type { RegistryState } from './registrySource.ts'
import type { Failure } from './remoteState.ts'
import type { RemoteScreenPlace } from './screens.ts'

/** The screen at a route: its remote's, or plain words that there is none (issue 2, section 4). */
export function RemotePlace({ place }: { place: RemoteScreenPlace }) {
  const { source } = useSignedIn()
  const registry = useStore(source.store)
  if (place.remote !== undefined) return <RemoteScreen key={place.remote} name={place.remote} />
  switch (registry.state) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <RemoteCard failure={failureOf(registry)} onTryAgain={() => void source.load()} />
    case 'ready':
      return <AbsentRemote key={place.route} route={place.route} />
  }
}

function failureOf({ failure, reportId }: Extract<RegistryState, { state: 'failed' }>): Failure {
  return { stage: failure.stage, reason: failure.reason, reportId }
}
