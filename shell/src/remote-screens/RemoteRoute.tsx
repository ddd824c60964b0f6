import { useStore } from '@carrier-portal/contract'
import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { registryFailure } from '../remotes/registrySource.ts'
import type { RemoteScreenRoute } from '../routes/screens.ts'
import { AbsentRemote } from './AbsentRemote.tsx'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'

/** The content of a remote's route: its screen, or an error card when the registry names no remote for it. */
export function RemoteRoute({ screen }: { readonly screen: RemoteScreenRoute }) {
  const { source } = useSignedIn()
  const registry = useStore(source.store)
  if (screen.remote !== undefined) return <RemoteScreen key={screen.remote} name={screen.remote} />
  const failure = registryFailure(registry)
  if (failure) return <RemoteErrorCard failure={failure} onTryAgain={() => void source.load()} />
  return registry.state === 'loading' ? <Loading /> : <AbsentRemote key={screen.route} route={screen.route} />
}
