import { useHost, useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { dateIssues } from '../search/dateRange.ts'
import type { SavedFilters } from '../search/useSavedFilters.ts'
import { AccountsGroup } from './AccountsGroup.tsx'
import { activeFilters, appliedSummary } from './appliedSummary.ts'
import { ConditionsGroup } from './ConditionsGroup.tsx'
import { DatesFilter, type DatesFilterProps } from './DatesFilter.tsx'
import { FilterCard } from './FilterCard.tsx'
import { SortGroups } from './SortGroups.tsx'
import { summaryMessages } from './summaryMessages.ts'

export interface ListFilterCardProps {
  readonly saved: SavedFilters
  readonly dateLabels: DatesFilterProps['labels']
  /** `accepted` has five groups, the other two screens have accounts and dates. */
  readonly groups: 'plain' | 'accepted'
}

/** The filters of a screen; editing them fetches nothing. */
export function ListFilterCard({ saved, dateLabels, groups }: ListFilterCardProps) {
  const t = useMessages(summaryMessages)
  const { carriers } = useStore(useHost().session)
  const { edited, applied, edit } = saved
  const accepted = groups === 'accepted'
  return (
    <FilterCard
      summary={appliedSummary(applied, carriers, t, { conditions: accepted })}
      active={activeFilters(applied, carriers)}
    >
      <AccountsGroup carriers={carriers} value={edited.accounts} onChange={(accounts) => edit({ accounts })} />
      {accepted && <ConditionsGroup value={edited.conditions} onChange={(conditions) => edit({ conditions })} />}
      <DatesFilter value={edited} labels={dateLabels} faults={dateIssues(edited)} onChange={edit} />
      {accepted && <SortGroups value={edited} onChange={edit} />}
    </FilterCard>
  )
}
