import { styled } from '@carrier-portal/shared-ui/kit'
import { wide } from '@carrier-portal/shared-ui/theme'

/**
 * An order that loads or could not be loaded, in the middle of a dialog that is as high as the window. In a page, in another
 * company's tool, in a low window and in the sheet of a phone it is as high as its content.
 */
export const StateArea = styled.div`
  ${wide.tablet} {
    @container (min-height: 30rem) {
      display: grid;
      place-content: center;
      min-height: calc(100cqh - 12rem);
    }
  }
`
