import { styled } from '@carrier-portal/shared-ui/kit'
import { color, focusRing, target, type } from '@carrier-portal/shared-ui/theme'

/** A link that starts a call. In a new tab, a browser without a program for calls would open an empty page. */
export const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target.height};
  /* The target is higher than a line of text, and takes only the height of one. */
  margin-block: calc((1lh - ${target.height}) / 2);
  color: ${color.accent};
  font-weight: ${type.medium};
  &:focus-visible {
    ${focusRing}
  }
`

/** A link that leaves the portal in a new tab, as a map. Sends no referrer and no opener. */
export const ExternalLink = styled(CallLink).attrs({
  target: '_blank',
  rel: 'noopener noreferrer',
  referrerPolicy: 'no-referrer',
})``
