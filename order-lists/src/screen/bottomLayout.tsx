import { styled } from '@carrier-portal/shared-ui/kit'
import { low, noticesHeight, print, tabletQuery } from '@carrier-portal/shared-ui/theme'

/** A low window in which the bar has one line and takes at most a quarter of the height. */
const LOW_WITH_BAR = `${low.window} and (min-height: 17rem) and ${tabletQuery}`
/** One line with its padding and borders. */
const LOW_BAR_HEIGHT = '5rem'
/** The bar's buttons have two lines on the narrowest phones. */
const BAR_HEIGHT = '10rem'
/** Two lines. */
const ALERT_HEIGHT = '3.5rem'

/**
 * What stays at the bottom of the window, above the notices there. In a low one the bar of the selected orders stays only
 * where it leaves room for the orders.
 */
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
  ${LOW_WITH_BAR} {
    display: block;
  }
  ${print} { display: none; }
`

/** The list. A control in it that gets the focus scrolls into view above what stays at the bottom of the window. */
export const AboveBottom = styled.div<{ $hasBar: boolean; $hasAlert: boolean }>`
  display: contents;
  --cp-bar: ${({ $hasBar }) => ($hasBar ? BAR_HEIGHT : '0px')};
  ${low.window} {
    --cp-bar: 0px;
  }
  ${LOW_WITH_BAR} {
    --cp-bar: ${({ $hasBar }) => ($hasBar ? LOW_BAR_HEIGHT : '0px')};
  }
  a,
  button,
  input {
    scroll-margin-bottom: calc(var(--cp-bar) + ${({ $hasAlert }) => ($hasAlert ? ALERT_HEIGHT : '0px')});
  }
`
