import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'

/** A warning about the form, with an icon. It disables nothing by itself. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Icon name="alert" />
      {children}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: ${space(2)};
  color: ${color.warning};
  font-weight: ${type.medium};
`
