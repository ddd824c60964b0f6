import { useHost, useStore } from '@carrier-portal/contract'
import { CheckboxList } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { ReactNode } from 'react'
import { dateIssues } from '../search/dateRange.ts'
import { CONDITIONS } from '../search/listFilters.ts'
import type { SavedFilters } from '../search/useSavedFilters.ts'
import { activeFilters, appliedSummary } from './appliedSummary.ts'
import { DatesFilter, type DatesFilterProps } from './DatesFilter.tsx'
import { FilterCard } from './FilterCard.tsx'
import { messages } from './messages.ts'
import { SortGroups } from './SortGroups.tsx'

interface ListFilterCardProps {
  readonly saved: SavedFilters
  /** The Reset and Search buttons. */
  readonly buttons: ReactNode
  readonly dateLabels: DatesFilterProps['labels']
  readonly dateOptions?: DatesFilterProps['options']
  /** `accepted` has five groups; `plain` has accounts and dates. */
  readonly groups: 'plain' | 'accepted'
}

/** The filters of a screen; editing them sends no request. */
export function ListFilterCard({ saved, buttons, dateLabels, dateOptions, groups }: ListFilterCardProps) {
  const t = useMessages(messages)
  const { carriers } = useStore(useHost().session)
  const { edited, applied, edit } = saved
  const accepted = groups === 'accepted'
  return (
    <FilterCard
      summary={appliedSummary(applied, carriers, t, { conditions: accepted })}
      active={activeFilters(applied, carriers)}
      buttons={buttons}
    >
      <CheckboxList
        label={t.accounts}
        hint={t.noneIsAll}
        choices={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        value={edited.accounts}
        onChange={(accounts) => edit({ accounts })}
      />
      {accepted && (
        <CheckboxList
          label={t.conditions}
          hint={t.noneIsAll}
          choices={CONDITIONS.map((condition) => ({ value: condition, label: t.condition[condition] }))}
          value={edited.conditions}
          onChange={(conditions) => edit({ conditions })}
        />
      )}
      <DatesFilter
        value={edited}
        labels={dateLabels}
        options={dateOptions}
        issues={dateIssues(edited)}
        onChange={edit}
      />
      {accepted && <SortGroups value={edited} onChange={edit} />}
    </FilterCard>
  )
}
