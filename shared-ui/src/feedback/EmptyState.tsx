import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { Mark } from './Mark.tsx'

interface EmptyStateProps {
  /** Why nothing is shown. */
  readonly title: string
  /** What to do about it. */
  readonly hint?: ReactNode
  readonly action?: ReactNode
  /** Replaces the product's mark. */
  readonly icon?: IconName
}

/** Replaces a list or a screen without content: the reason, and what the user can do. */
export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <EmptyFrame>
      <Picture>{icon ? <Icon name={icon} /> : <Mark />}</Picture>
      <Title>{title}</Title>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action}
    </EmptyFrame>
  )
}

const EmptyFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(10, 4)};
  text-align: center;
`

const Picture = styled.span`
  font-size: ${type.title};
  line-height: 1;
  color: ${color.muted};
`

const Title = styled.p`
  margin: 0;
  font-size: ${type.large};
  font-weight: ${type.medium};
`

const Hint = styled.p`
  margin: 0;
  max-width: 36rem;
  color: ${color.muted};
`
