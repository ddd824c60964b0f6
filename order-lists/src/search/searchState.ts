import { dateIssues } from './dateRange.ts'
import { sameFilters } from './listFilters.ts'
import type { SavedFilters } from './useSavedFilters.ts'

/** `blocked`: the filters have an issue; `edited`: they differ from the applied ones, so Search is the primary button. */
export type SearchState = 'blocked' | 'edited' | 'applied'

/** Whether the edited filters can be searched for, and whether that would change the list. */
export function searchState({ edited, applied }: Pick<SavedFilters, 'edited' | 'applied'>): SearchState {
  if (dateIssues(edited).length > 0) return 'blocked'
  // A preset sends no typed days.
  const { startDate, endDate } = edited.dateOption === 'CUSTOM' ? edited : applied
  return sameFilters({ ...edited, startDate, endDate }, applied) ? 'applied' : 'edited'
}
