import { RadioGroup } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { type ListFilters, SORT_DIRECTIONS, SORT_FIELDS } from '../search/listFilters.ts'
import { messages } from './messages.ts'

type Sorting = Pick<ListFilters, 'sort' | 'sortDirection'>

interface SortGroupsProps {
  readonly value: Sorting
  onChange(change: Partial<Sorting>): void
}

/** The backend's sort field and sort order. */
export function SortGroups({ value, onChange }: SortGroupsProps) {
  const t = useMessages(messages)
  return (
    <>
      <RadioGroup
        label={t.sortField}
        choices={SORT_FIELDS.map((field) => ({ value: field, label: t.field[field] }))}
        value={value.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <RadioGroup
        label={t.sortOrder}
        choices={SORT_DIRECTIONS.map((direction) => ({ value: direction, label: t.direction[direction] }))}
        value={value.sortDirection}
        onChange={(sortDirection) => onChange({ sortDirection })}
      />
    </>
  )
}
