import { RadioGroup } from '@carrier-portal/shared-ui/form'
import { useWords } from '@carrier-portal/shared-ui/words'
import { type ListFilters, SORT_DIRECTIONS, SORT_FIELDS } from '../listFilters.ts'
import { words } from './words.ts'

type Sorting = Pick<ListFilters, 'sort' | 'sortDirection'>

export interface SortGroupsProps {
  readonly value: Sorting
  onChange(change: Partial<Sorting>): void
}

/** By what the backend sorts, and which way. */
export function SortGroups({ value, onChange }: SortGroupsProps) {
  const say = useWords(words)
  return (
    <>
      <RadioGroup
        label={say.sortField}
        choices={SORT_FIELDS.map((field) => ({ value: field, label: say.field[field] }))}
        value={value.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <RadioGroup
        label={say.sortOrder}
        choices={SORT_DIRECTIONS.map((direction) => ({ value: direction, label: say.direction[direction] }))}
        value={value.sortDirection}
        onChange={(sortDirection) => onChange({ sortDirection })}
      />
    </>
  )
}
