import { styled } from '@carrier-portal/shared-ui/kit'
import { color, type } from '@carrier-portal/shared-ui/theme'

/** A small line below a row's input. */
export const Note = styled.div<{ $warns?: boolean }>`
  font-size: ${type.small};
  color: ${({ $warns }) => ($warns ? color.warning : color.muted)};
  overflow-wrap: anywhere;
`
