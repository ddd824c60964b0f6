import { styled } from '@carrier-portal/shared-ui/kit'

/**
 * How far bars of another company's page, which stay at the edges of what scrolls, reach over the embedded editor. The page sets the
 * variables (docs/embedding.md); in the portal there are none.
 */
export const pageBars = {
  top: { variable: '--order-editor-top', value: 'var(--order-editor-top, 0px)' },
  bottom: { value: 'var(--order-editor-bottom, 0px)' },
} as const

/**
 * Around the editor in another company's page: its buttons stay above the lower bar, and what is scrolled into view is between the bars.
 * The rules are here and not at the dialog's frame, because the portal loads that one before its first list.
 */
export const BetweenBars = styled.div`
  [role='dialog'] > :last-child { bottom: ${pageBars.bottom.value}; }
  [role='dialog'] > :not(:last-child) :is(a, button, input, select, textarea, summary, section) {
    scroll-margin-block: calc(8rem + ${pageBars.top.value}) calc(8rem + ${pageBars.bottom.value});
  }
`
