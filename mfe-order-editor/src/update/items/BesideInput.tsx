import { styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'

/** Something beside an input whose label is above it: on desks it begins as far down as the input. */
export const BesideInput = styled.div`
  display: grid;
  ${wide.desk} {
    padding-top: calc(1lh + ${space(1)});
  }
`
