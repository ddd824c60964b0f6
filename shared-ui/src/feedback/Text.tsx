import { styled } from '@carrier-portal/shared-ui/kit'
import { color, foreign, space, tabular, type, unseen } from '@carrier-portal/shared-ui/theme'

/** Order numbers, times and amounts: digits of one width. */
export const Figures = styled.span`
  ${tabular}
`

/** Barcodes and other texts that are compared letter by letter. */
export const Mono = styled.span`
  font-family: ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'Liberation Mono', monospace;
  ${tabular}
  overflow-wrap: anywhere;
`

/** Text for screen readers alone. */
export const Unseen = styled.span`
  ${unseen}
`

/** Text that somebody else wrote. Missing text is an em dash (decisions, section 2). */
export function Foreign({ children }: { children: string | number | null }) {
  return <ForeignText dir="auto">{children === null || children === '' ? '—' : children}</ForeignText>
}

/** "Items 3": a word and its count, the count in figures. `testId` stands around both. */
export function CountedText({ label, count, testId }: { label: string; count: number; testId?: string }) {
  return (
    <Counted data-testid={testId}>
      {label} <Count>{count}</Count>
    </Counted>
  )
}

const ForeignText = styled.span`
  ${foreign}
`

const Counted = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`

const Count = styled.span`
  ${tabular}
  padding: ${space(0, 2)};
  border-radius: 999px;
  background: ${color.sunken};
  font-weight: ${type.strong};
`
