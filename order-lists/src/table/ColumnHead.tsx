import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import type { SortDirection } from '../search/listFilters.ts'
import type { OrderColumn } from '../view/sortOrders.ts'
import { Head, SortButton } from './tableLayout.tsx'

/** Columns of numbers, which stand to the right. */
export const NUMBERS: readonly OrderColumn[] = ['mileage', 'timeToComplete']

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const satisfies Record<SortDirection, string>

interface ColumnHeadProps {
  readonly column: OrderColumn
  readonly label: string
  readonly direction: SortDirection | undefined
  onPress(): void
}

/** A column's name, which sorts by it when pressed. */
export function ColumnHead({ column, label, direction, onPress }: ColumnHeadProps) {
  return (
    <Head
      scope="col"
      aria-sort={direction ? SORTED[direction] : undefined}
      $column={column}
      $end={NUMBERS.includes(column)}
    >
      <SortButton type="button" onClick={onPress}>
        {label}
        {direction && (
          <Mark $direction={direction}>
            <Icon name="chevronDown" />
          </Mark>
        )}
      </SortButton>
    </Head>
  )
}

const Mark = styled.span<{ $direction: SortDirection }>`
  display: inline-flex;
  transform: ${({ $direction }) => ($direction === 'ASC' ? 'rotate(180deg)' : 'none')};
`
