import { styled } from '@carrier-portal/shared-ui/kit'

/** The frame of a table of the status page: on phones the table scrolls sideways in it. */
export const WideTable = styled.div`
  overflow-x: auto;
`
