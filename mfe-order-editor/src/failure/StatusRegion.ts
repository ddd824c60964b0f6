import { styled } from '@carrier-portal/shared-ui/kit'
import { noRoomWhenEmpty } from '@carrier-portal/shared-ui/theme'

/**
 * Announces its text when that changes. A screen reader may miss the text of a region that is inserted or shown together
 * with it, so the region is always rendered.
 */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  ${noRoomWhenEmpty}
`
