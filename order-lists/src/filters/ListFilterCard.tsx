import { useHost, useStore } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { ReactNode } from 'react'
import { dateIssues } from '../search/dateRange.ts'
import type { SavedFilters } from '../search/useSavedFilters.ts'
import { AccountsGroup } from './AccountsGroup.tsx'
import { activeFilters, appliedSummary } from './appliedSummary.ts'
import { ConditionsGroup } from './ConditionsGroup.tsx'
import { DatesFilter, type DatesFilterProps } from './DatesFilter.tsx'
import { FilterCard } from './FilterCard.tsx'
import { SortGroups } from './SortGroups.tsx'
import { summaryMessages } from './summaryMessages.ts'

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
  const t = useMessages(summaryMessages)
  const { carriers } = useStore(useHost().session)
  const { edited, applied, edit } = saved
  const accepted = groups === 'accepted'
  return (
    <FilterCard
      summary={appliedSummary(applied, carriers, t, { conditions: accepted })}
      active={activeFilters(applied, carriers)}
      buttons={buttons}
    >
      <AccountsGroup carriers={carriers} value={edited.accounts} onChange={(accounts) => edit({ accounts })} />
      {accepted && <ConditionsGroup value={edited.conditions} onChange={(conditions) => edit({ conditions })} />}
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
