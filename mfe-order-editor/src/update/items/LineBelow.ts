import { StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'

/** A message in a line below the buttons that it is about. It has no width of its own, so that its text moves no button. */
export const LineBelow = styled(StatusRegion)`
  width: 0;
  min-width: 100%;
`
