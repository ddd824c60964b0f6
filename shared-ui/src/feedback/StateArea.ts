import { styled } from '@carrier-portal/shared-ui/kit'

/**
 * What loads or could not be loaded, in the middle of a dialog that is as high as the window. In a page, in another
 * company's tool and in a low window it is as high as its content.
 */
export const StateArea = styled.div`
  @container (min-height: 30rem) {
    display: grid;
    place-content: center;
    min-height: calc(100cqh - 14rem);
  }
`
