import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, target, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { messages } from './messages.ts'

interface ErrorAlertProps {
  /** The message. */
  readonly children: ReactNode
  /** What the user can do about it, mostly a button. */
  readonly action?: ReactNode
  /** Given only for a message that can be dismissed. */
  readonly onDismiss?: () => void
  /** Less padding and smaller text. */
  readonly compact?: boolean
}

/** An error message, announced at once by screen readers. */
export function ErrorAlert({ children, action, onDismiss, compact = false }: ErrorAlertProps) {
  const { dismiss } = useMessages(messages)
  return (
    <AlertFrame $compact={compact}>
      <Content>
        <Message role="alert">
          <Icon name="alert" />
          <span>{children}</span>
        </Message>
        {action}
      </Content>
      {onDismiss && (
        <Quiet variant="text" onClick={onDismiss} aria-label={dismiss}>
          <Icon name="close" />
        </Quiet>
      )}
    </AlertFrame>
  )
}

const AlertFrame = styled.div<{ $compact: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${({ $compact }) => ($compact ? space(1.5, 3) : space(2, 4))};
  min-height: ${({ $compact }) => ($compact ? '0' : target.touch)};
  font-size: ${({ $compact }) => ($compact ? type.small : type.body)};
  border: ${line.thin} solid ${color.danger};
  border-inline-start-width: ${line.bar};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-weight: ${type.medium};
`

/** The action comes below a long message; the button that dismisses it stays beside it. */
const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  min-width: 0;
`

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex: 1 1 16rem;
  overflow-wrap: anywhere;
`

const Quiet = styled(Button)`
  && {
    color: inherit;
    padding: 0;
  }
`
