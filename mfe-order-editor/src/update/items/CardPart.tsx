import { styled } from '@carrier-portal/shared-ui/kit'
import { space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'

/** An input below its visible label; screen readers use the input's own full name. */
export function CardPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Name aria-hidden="true">{name}</Name>
      {children}
    </div>
  )
}

/** An input that takes the room which the buttons beside it leave. */
export const InputRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  > div {
    flex: 1 1 auto;
    min-width: 0;
  }
  > button {
    flex: none;
    padding-inline: ${space(2)};
  }
`

const Name = styled.div`
  padding-bottom: ${space(1)};
  font-weight: ${type.medium};
`
