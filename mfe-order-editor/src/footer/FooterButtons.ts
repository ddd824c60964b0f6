import { styled } from '@carrier-portal/shared-ui/kit'
import { space, wide } from '@carrier-portal/shared-ui/theme'

/** A form's buttons. Hidden during a question, and not unmounted, so that the focus returns to the pressed one. */
export const FooterButtons = styled.div`
  display: flex;
  &[hidden] {
    display: none;
  }
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  > button {
    flex: 1 1 auto;
  }
  ${wide.tablet} {
    > button {
      flex: 0 0 auto;
    }
  }
`
