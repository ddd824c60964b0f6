import { Icon } from '@carrier-portal/shared-ui/feedback'
import { styled } from '@carrier-portal/shared-ui/kit'
import type { SortDirection } from '../search/listFilters.ts'
import { SortButton, TableHeader } from './tableLayout.tsx'

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const satisfies Record<SortDirection, string>

interface ColumnHeaderProps {
  readonly label: string
  /** In rem. */
  readonly width: number
  /** Aligned to the right, as numbers are. */
  readonly end: boolean
  readonly direction: SortDirection | undefined
  onPress(): void
}

/** A column header, which sorts by its column when pressed. */
export function ColumnHeader({ label, width, end, direction, onPress }: ColumnHeaderProps) {
  return (
    <TableHeader scope="col" aria-sort={direction ? SORTED[direction] : undefined} $width={width} $end={end}>
      <SortButton type="button" onClick={onPress}>
        {label}
        {direction && (
          <SortMark $direction={direction}>
            <Icon name="chevronDown" />
          </SortMark>
        )}
      </SortButton>
    </TableHeader>
  )
}

const SortMark = styled.span<{ $direction: SortDirection }>`
  display: inline-flex;
  position: absolute;
  inset-block-end: -1px;
  font-size: 0.75rem;
  transform: ${({ $direction }) => ($direction === 'ASC' ? 'rotate(180deg)' : 'none')};
`
