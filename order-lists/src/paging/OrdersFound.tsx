import { CountedText } from '@carrier-portal/shared-ui/feedback'
import { Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, space, tabularNumbers, target, type, wide } from '@carrier-portal/shared-ui/theme'
import type { Ref } from 'react'
import { messages } from './messages.ts'
import { type PageSize, TABLE_PAGE_SIZES } from './pageSizes.ts'

interface OrdersFoundProps {
  readonly count: number
  readonly span: string
  readonly ref?: Ref<HTMLParagraphElement>
}

/** "Orders Found 37 · 11–20": how many there are, and which of them are on this page (`pageSpan`). */
export function OrdersFound({ count, span, ref }: OrdersFoundProps) {
  return (
    <Line ref={ref} tabIndex={-1}>
      <Strong>
        <CountedText label={useMessages(messages).found} count={count} testId="orders-found" />
      </Strong>
      {span !== '' && <Span>{` · ${span}`}</Span>}
    </Line>
  )
}

/** How many orders the table shows at once. */
export function PageSizeSelect({ value, onChange }: { value: PageSize; onChange(size: PageSize): void }) {
  return (
    <Narrow
      aria-label={useMessages(messages).size}
      value={value}
      onChange={(event) => onChange(TABLE_PAGE_SIZES.find((size) => String(size) === event.target.value) ?? value)}
    >
      {TABLE_PAGE_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Narrow>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.75rem;
  margin: 0;
  ${tabularNumbers}
  ${wide.desk} {
    min-height: ${target.height};
    min-width: 15rem;
  }
`

const Strong = styled.span`
  font-weight: ${type.medium};
`

const Span = styled.span`
  color: ${color.muted};
`

const Narrow = styled(Select)`
  width: auto;
`
