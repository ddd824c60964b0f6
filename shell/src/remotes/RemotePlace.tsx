import { useStore } from '@carrier-portal/contract'
import { Loading } from '@carrier-portal/shared-ui/feedback'
import { useSignedIn } from '../bootstrap/useSignedIn.ts'
import { RemoteCard } from './RemoteCard.tsx'
import { RemoteScreen } from './RemoteScreen.tsx'
import type { FailedState } from './remoteLoader.ts'
import type { RemoteScreenPlace } from './screens.ts'

/** The screen at a route: its remote's, or plain words that there is none (issue 2, section 4). */
export function RemotePlace({ place }: { place: RemoteScreenPlace }) {
  const { source } = useSignedIn()
  const registry = useStore(source.store)
  if (place.remote !== undefined) return <RemoteScreen key={place.remote} name={place.remote} />
  if (registry.state === 'loading') return <Loading />
  const failed: FailedState =
    registry.state === 'failed'
      ? { state: 'failed', stage: registry.failure.stage, reason: registry.failure.reason, reportId: place.route }
      : { state: 'failed', stage: 'check', reason: 'absent', reportId: place.route }
  return <RemoteCard failed={failed} onTryAgain={() => void source.load()} />
}
