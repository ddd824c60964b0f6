import { styled } from '@carrier-portal/shared-ui/kit'

/**
 * Announces its text when that changes. A screen reader may miss the text of a region that is inserted or shown together
 * with it, so the region is always rendered. Empty it takes no room, also between the gaps of a grid.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`
