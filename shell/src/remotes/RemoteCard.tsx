import { useWords } from '@carrier-portal/shared-ui/words'
import { Padded } from '../layout/frames.tsx'
import type { FailedState } from './remoteLoader.ts'
import { words } from './words.ts'

export interface RemoteCardProps {
  readonly failed: FailedState
  /** The last known good version is still on its way. */
  readonly isTrying?: boolean
  onTryAgain(): void
  readonly heading?: 'h1' | 'h2'
}

/** Why a screen is not there, and what to do. Plain markup: it must stand when nothing else does. */
export function RemoteCard({ failed, isTrying = false, onTryAgain, heading: Heading = 'h1' }: RemoteCardProps) {
  const t = useWords(words)
  return (
    <Padded as="section">
      <Heading>{t.notAvailable}</Heading>
      <p role="alert">{t.reasons[failed.reason]}</p>
      <p>{isTrying ? t.stillTrying : t.otherScreens}</p>
      <p>
        <button type="button" onClick={onTryAgain}>
          {t.tryAgain}
        </button>
      </p>
      <p>
        <small>{t.report(failed.reportId)}</small>
      </p>
    </Padded>
  )
}
