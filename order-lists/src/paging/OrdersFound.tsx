import { StatusRegion, useIsSettled } from '@carrier-portal/shared-ui/feedback'
import { Select } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, radius, space, tabularNumbers, type, visuallyHidden, wide } from '@carrier-portal/shared-ui/theme'
import type { Ref } from 'react'
import { messages } from './messages.ts'
import { PAGE_SIZES, type PageSize, pageSizeOf } from './pageSizes.ts'

interface OrdersFoundProps {
  /** Undefined until the list is loaded. */
  readonly count: number | undefined
  readonly span: string
  /** Another number renders the count anew, so that screen readers announce it also where it is the same. */
  readonly announcement: number
  /** What is typed into the find box. */
  readonly query: string
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * "Orders Found 37 · 11–20": the number of orders and the positions of those on this page. The number alone is a status, so
 * that screen readers announce the result of a search and not each page. Another number is another element, because of a
 * changed text in Firefox they read only the digits that changed. While the query is typed it is no status.
 */
export function OrdersFound({ count, span, announcement, query, ref }: OrdersFoundProps) {
  const t = useMessages(messages)
  const isSettled = useIsSettled(query)
  const found = count !== undefined && (
    <Found key={`${announcement} ${count}`} data-testid="orders-found">
      <FoundLabel>{t.found}</FoundLabel> <Count>{count}</Count>
    </Found>
  )
  return (
    <Line ref={ref} tabIndex={-1}>
      <StatusRegion as="span">{isSettled && found}</StatusRegion>
      {!isSettled && found}
      {span !== '' && <Span>{` · ${span}`}</Span>}
    </Line>
  )
}

/** The number of orders per page. */
export function PageSizeSelect({ value, onChange }: { value: PageSize; onChange(size: PageSize): void }) {
  return (
    <Narrow
      aria-label={useMessages(messages).size}
      value={value}
      onChange={({ target }) => onChange(pageSizeOf(Number(target.value)))}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Narrow>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${tabularNumbers}
  /* After a page link it is scrolled to the edge of the window, with its focus ring. */
  scroll-margin-top: ${space(2)};
`

const Found = styled.span`
  position: relative;
  font-weight: ${type.medium};
`

/** Phones show only the number, so that it fits beside the title. */
const FoundLabel = styled.span`
  ${visuallyHidden}
  ${wide.desk} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
  }
`

const Count = styled.span`
  padding: ${space(0, 2)};
  border-radius: ${radius.round};
  background: ${color.sunken};
  font-weight: ${type.strong};
`

const Span = styled.span`
  display: none;
  color: ${color.muted};
  ${wide.desk} {
    display: inline;
  }
`

const Narrow = styled(Select)`
  width: auto;
`
