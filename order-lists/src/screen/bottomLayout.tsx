import { styled } from '@carrier-portal/shared-ui/kit'
import { low, noticesHeight } from '@carrier-portal/shared-ui/theme'

/** The bar's buttons have two lines on the narrowest phones. */
const BAR_HEIGHT = '10rem'
/** Two lines. */
const ALERT_HEIGHT = '3.5rem'

/** What stays at the bottom of the window, above the notices there. In a low one the bar of the selected orders does not stay. */
export const Bottom = styled.div`
  &,
  > :has([role='alert']) {
    position: sticky;
    bottom: ${noticesHeight.value};
    z-index: 4;
  }
  ${low.window} {
    display: contents;
  }
`

/** The list. A control in it that gets the focus scrolls into view above what stays at the bottom of the window. */
export const AboveBottom = styled.div<{ $hasBar: boolean; $hasAlert: boolean }>`
  display: contents;
  a,
  button,
  input {
    scroll-margin-bottom: calc(${({ $hasBar }) => ($hasBar ? BAR_HEIGHT : '0px')} + ${({ $hasAlert }) => ($hasAlert ? ALERT_HEIGHT : '0px')});
    ${low.window} {
      scroll-margin-bottom: ${({ $hasAlert }) => ($hasAlert ? ALERT_HEIGHT : '0px')};
    }
  }
`
