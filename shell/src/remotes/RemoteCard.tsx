import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, space } from '@carrier-portal/shared-ui/theme'
import { Link } from 'react-router-dom'
import { Padded, ScreenTitle } from '../layout/frames.tsx'
import { messages } from './messages.ts'
import type { Failure } from './remoteState.ts'

export interface RemoteCardProps {
  readonly failure: Failure
  /** The last known good version is still on its way. */
  readonly isTrying?: boolean
  onTryAgain(): void
  /** In a dialog, whose title is the heading above this one. */
  readonly isInDialog?: boolean
}

/** Why a screen is not there, and what to do. Of the shell's own parts alone: it must stand when no remote does. */
export function RemoteCard({ failure, isTrying = false, onTryAgain, isInDialog = false }: RemoteCardProps) {
  const t = useMessages(messages)
  return (
    <Message as="section">
      <ScreenTitle as={isInDialog ? 'h3' : 'h1'}>{t.notAvailable}</ScreenTitle>
      <p role="alert">{t.reasons[failure.reason]}</p>
      <p>{isTrying ? t.stillTrying : t.otherScreens}</p>
      <div>
        <Button onClick={onTryAgain}>{t.tryAgain}</Button>
      </div>
      {failure.reportId && (
        <Report>
          {t.report(failure.reportId)} · <Link to="/status">{t.status}</Link>
        </Report>
      )}
    </Message>
  )
}

const Message = styled(Padded)`
  display: grid;
  gap: ${space(3)};
  p {
    margin: 0;
  }
`

const Report = styled.small`
  a {
    color: inherit;
  }
  color: ${color.muted};
`
