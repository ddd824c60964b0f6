import { SHELL_ROUTES } from '@carrier-portal/contract/routes'
import { InlineLoading } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, target } from '@carrier-portal/shared-ui/theme'
import { Link } from 'react-router-dom'
import { TryAgainButton } from '../portal/TryAgainButton.tsx'
import type { Failure } from '../remotes/remoteState.ts'
import { PagePadding, ScreenTitle } from '../screen-layout/layoutPrimitives.tsx'
import { messages } from './messages.ts'

interface RemoteErrorCardProps {
  readonly failure: Failure
  /** A fallback version is loading after a slow download of the wanted one. */
  readonly isTrying?: boolean
  onTryAgain(): void
  /** Inside a dialog, whose title is the heading of the level above. */
  readonly isInDialog?: boolean
}

/** Why a screen is not available, and what the user can do. Uses only parts of the shell. */
export function RemoteErrorCard({ failure, isTrying = false, onTryAgain, isInDialog = false }: RemoteErrorCardProps) {
  const t = useMessages(messages)
  const isSlow = failure.reason === 'timeout'
  return (
    <Message as="section">
      <ScreenTitle as={isInDialog ? 'h3' : 'h1'}>{isSlow ? t.notYetAvailable : t.notAvailable}</ScreenTitle>
      <p role="alert">{t.reasons[failure.reason]}</p>
      {isSlow ? <InlineLoading label={isTrying ? t.stillTrying : t.stillLoading} /> : <p>{t.otherScreens}</p>}
      <div>
        <TryAgainButton onClick={onTryAgain} />
      </div>
      {failure.reportId && (
        <Report>
          {t.report(failure.reportId)} · <Link to={SHELL_ROUTES.status.path}>{t.status}</Link>
        </Report>
      )}
    </Message>
  )
}

const Message = styled(PagePadding)`
  display: grid;
  gap: ${space(3)};
  p {
    margin: 0;
  }
`

const Report = styled.small`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target.height};
    color: inherit;
  }
  color: ${color.muted};
`
