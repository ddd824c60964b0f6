import { styled } from '@carrier-portal/shared-ui/kit'
import {
  color,
  externalText,
  radius,
  space,
  tabularNumbers,
  type,
  visuallyHidden,
} from '@carrier-portal/shared-ui/theme'

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

/** "Items 3": a word and its count, the count in tabular numbers. */
export function CountedText({ label, count }: { label: string; count: number }) {
  return (
    <Counted>
      {label} <Count>{count}</Count>
    </Counted>
  )
}

const ExternalSpan = styled.span`
  ${externalText}
`

const Counted = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`

const Count = styled.span`
  ${tabularNumbers}
  padding: ${space(0, 2)};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-weight: ${type.strong};
`
