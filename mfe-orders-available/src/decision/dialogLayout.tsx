import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'

/** What went wrong and what is offered back, above the recap. */
export const Alerts = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-bottom: ${space(3)};
  &:empty {
    display: none;
  }
`

/** Why the button beside it is disabled. */
export const Reason = styled.span`
  flex: 1 1 100%;
  color: ${color.muted};
  font-size: ${type.small};
`

/** Buttons or fields beneath each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
`
