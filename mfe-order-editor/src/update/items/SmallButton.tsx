import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'

/** A quiet button of a row: as narrow as its word, as high as every target. */
export const SmallButton = styled(Button).attrs({ size: 'small', variant: 'text' })`
  && {
    min-width: 0;
    padding-inline: ${space(1.5)};
  }
`
