import { useStore } from '@carrier-portal/contract'
import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useSignedIn } from '../portal/useSignedIn.ts'
import type { RegistryState } from '../remotes/registrySource.ts'
import type { Failure } from '../remotes/remoteState.ts'
import type { RemoteScreenRoute } from '../routes/screens.ts'
import { AbsentRemote } from './AbsentRemote.tsx'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** The content of a remote's route: its screen, or an error card when the registry names no remote for it. */
export function RemoteRoute({ screen }: { readonly screen: RemoteScreenRoute }) {
  const { source } = useSignedIn()
  const registry = useStore(source.store)
  if (screen.remote !== undefined) return <RemoteScreen key={screen.remote} name={screen.remote} />
  switch (registry.state) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <RemoteErrorCard failure={registryFailure(registry)} onTryAgain={() => void source.load()} />
    case 'ready':
      return <AbsentRemote key={screen.route} route={screen.route} />
  }
}

function registryFailure({ failure, reportId }: Extract<RegistryState, { state: 'failed' }>): Failure {
  return { stage: failure.stage, reason: failure.reason, reportId }
}
