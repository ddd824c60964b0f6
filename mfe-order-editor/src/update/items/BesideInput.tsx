import { styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'

/** The height of a label above an input. */
export const labelHeight = `calc(1lh + ${space(1)})`

/** Something beside an input whose label is above it: on desks it begins as far down as the input. */
export const BesideInput = styled.div`
  ${wide.desk} {
    padding-top: ${labelHeight};
  }
`
