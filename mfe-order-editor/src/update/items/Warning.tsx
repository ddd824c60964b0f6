import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'

/** Something unlikely but possible about the form, with an icon. It does not disable Save. */
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
