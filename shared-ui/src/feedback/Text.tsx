import { styled } from '@carrier-portal/shared-ui/kit'
import { externalText, tabularNumbers, visuallyHidden } from '@carrier-portal/shared-ui/theme'

/** Order numbers, times and amounts: digits of one width. */
export const TabularNumbers = styled.span`
  ${tabularNumbers}
`

/** Barcodes and other texts that a reader compares letter by letter. */
export const Mono = styled.span`
  font-family: ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'Liberation Mono', monospace;
  ${tabularNumbers}
  overflow-wrap: anywhere;
`

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

/** Text from the API, shown as it came. Missing text is an em dash. */
export function ExternalText({ children }: { children: string | number | null }) {
  return <ExternalSpan dir="auto">{children === null || children === '' ? '—' : children}</ExternalSpan>
}

const ExternalSpan = styled.span`
  ${externalText}
`
