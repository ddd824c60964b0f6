import { Icon, NewStatusRegion } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, target, type, wide } from '@carrier-portal/shared-ui/theme'
import { type CustomContentProps, SnackbarContent } from 'notistack'
import type { Ref } from 'react'

const TONES = {
  success: color.success,
  default: color.muted,
  warning: color.warning,
  error: color.danger,
} as const

type ToastProps = Pick<CustomContentProps, 'message' | 'variant'> & { ref?: Ref<HTMLDivElement> }

/** One toast. Errors and warnings have the role alert; others the role status, in a region that is there before its text. */
export function Toast({ ref, message, variant }: ToastProps) {
  const isError = variant === 'error' || variant === 'warning'
  const panel = (
    <Panel $tone={TONES[variant === 'info' ? 'default' : variant]}>
      <Icon name={isError ? 'alert' : 'check'} />
      <Text>{message}</Text>
    </Panel>
  )
  return (
    <SnackbarContent ref={ref} role={isError ? 'alert' : undefined}>
      {isError ? panel : <Confirmation>{panel}</Confirmation>}
    </SnackbarContent>
  )
}

const Confirmation = styled(NewStatusRegion)`
  width: 100%;
`

/** A screen may notify a text of any length; more than a third of the window is scrolled. */
const Text = styled.span`
  max-height: 33dvh;
  overflow-y: auto;
`

const Panel = styled.div<{ $tone: string }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: ${target.height};
  padding: ${space(1, 2)};
  border: ${line.thin} solid ${({ $tone }) => $tone};
  border-inline-start-width: ${line.bar};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${type.medium};
  font-size: ${type.small};
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${wide.desk} {
    padding: ${space(2, 4)};
    font-size: ${type.body};
  }
  svg {
    color: ${({ $tone }) => $tone};
  }
`
