import { styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'

/** The frame of a message above a form or an order, which is no error. */
export const NoteFrame = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(2, 3)};
  border-inline-start: ${line.bar} solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.accentSoft};
`
