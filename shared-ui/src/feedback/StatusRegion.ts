import { styled } from '@carrier-portal/shared-ui/kit'

/**
 * Announces its text when that changes. A screen reader may miss the text of a region that is inserted or shown together
 * with it, so the region is always rendered. Empty it takes no room. Its position stays the same, because a browser that sees
 * an element become or stop being absolute does not keep the scrolled content in place.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  &:empty {
    display: contents;
  }
`
