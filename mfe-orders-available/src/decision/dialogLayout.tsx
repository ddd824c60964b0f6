import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, type } from '@carrier-portal/shared-ui/theme'

/** Errors above the order summary, and the offer of a draft below it. */
export const Alerts = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-bottom: ${space(3)};
  &:not(:has(> :not(:empty))) {
    padding-bottom: 0;
  }
`

/** Why the button beside it is disabled. */
export const DisabledReason = styled.span`
  flex: 1 1 100%;
  color: ${color.muted};
  font-size: ${type.small};
`
