import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { EmptyState, useKeepFocus, useMediaQuery, useNow } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { tableQuery } from '@carrier-portal/shared-ui/theme'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { type ReactNode, useRef } from 'react'
import type { DatesFilterProps } from '../filters/DatesFilter.tsx'
import { ListFilterCard } from '../filters/ListFilterCard.tsx'
import type { OrderList } from '../load/useOrderList.ts'
import { ListScreen } from '../screen/ListScreen.tsx'
import { dateIssues } from '../search/dateRange.ts'
import type { ListFilters } from '../search/listFilters.ts'
import type { SavedFilters } from '../search/useSavedFilters.ts'
import { type ListView, useListView } from '../view/useListView.ts'
import { ListBar } from './ListBar.tsx'
import { LoadedList } from './LoadedList.tsx'
import { messages } from './messages.ts'
import { useOnline } from './useOnline.ts'

export interface OrderListPageProps {
  readonly title: string
  readonly saved: SavedFilters
  readonly source: OrderList
  readonly dateLabels: DatesFilterProps['labels']
  readonly filterGroups: 'plain' | 'accepted'
  /** The buttons of an order, primary first. */
  actionsOf(order: WorkOrderListItem): ReactNode
  /** What can be done with all that is found; stands beside the search box. */
  readonly tools?: (view: ListView) => ReactNode
}

/** A list of orders from its title to its last page, as the three screens have it in common. */
export function OrderListPage({
  title,
  saved,
  source,
  dateLabels,
  filterGroups,
  actionsOf,
  tools,
}: OrderListPageProps) {
  const t = useMessages(messages)
  const { settings } = useHost()
  const now = useNow()
  const { list, refresh } = source
  const loaded = list.state === 'loaded' ? list.orders : NONE
  const view = useListView(loaded, saved.applied, useMediaQuery(tableQuery))
  const top = useRef<HTMLParagraphElement>(null)
  useKeepFocus()
  return (
    <ListScreen
      title={title}
      list={list}
      online={useOnline()}
      now={now}
      zone={settings.timeZone ?? deviceZone()}
      search={searchState(saved)}
      onReset={saved.reset}
      onSearch={saved.search}
      onRefresh={refresh}
      filters={<ListFilterCard saved={saved} dateLabels={dateLabels} groups={filterGroups} />}
      noCarriers={<EmptyState title={t.noCarriersTitle} hint={t.noCarriersHint(settings.supportPhone)} />}
      empty={<EmptyState title={t.emptyTitle} hint={t.emptyHint} />}
      counted={() => <ListBar view={view} tools={tools} top={top} />}
      loaded={({ newNumbers }) => (
        <LoadedList view={view} now={now} newNumbers={newNumbers} actionsOf={actionsOf} top={top} />
      )}
    />
  )
}

const NONE: readonly WorkOrderListItem[] = []

function searchState({ edited, applied }: SavedFilters): 'blocked' | 'edited' | 'applied' {
  if (dateIssues(edited).length > 0) return 'blocked'
  return sameFilters(edited, applied) ? 'applied' : 'edited'
}

function sameFilters(one: ListFilters, other: ListFilters): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())
}
