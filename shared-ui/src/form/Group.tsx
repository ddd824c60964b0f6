import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'

/** Several controls with a common name (role group). */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Fieldset>
      <Legend>{label}</Legend>
      {children}
    </Fieldset>
  )
}

const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/** The visible heading of a group. */
export const Legend = styled.legend`
  padding: 0;
  padding-bottom: ${space(1)};
  font-weight: ${type.medium};
  color: ${color.text};
`
