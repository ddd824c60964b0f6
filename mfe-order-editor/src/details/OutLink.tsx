import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, target, type } from '@carrier-portal/shared-ui/theme'

/** A link that leaves the portal: a map in a tab of its own, a call. It tells the other side nothing of this page. */
export const OutLink = styled.a.attrs({ target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' })`
  display: inline-flex;
  align-items: center;
  min-height: ${target.height};
  color: ${color.accent};
  font-weight: ${type.medium};
  &:focus-visible {
    ${focusRing}
  }
`
