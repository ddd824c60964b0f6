import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { EmptyState, useKeepFocus, useNow, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { deviceZone } from '@carrier-portal/shared-ui/time'
import { type ReactNode, useMemo, useRef } from 'react'
import type { ListedOrder } from '../card/listedOrder.ts'
import type { DatesFilterProps } from '../filters/DatesFilter.tsx'
import { ListFilterCard } from '../filters/ListFilterCard.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { useFindBox } from '../find/useFindBox.ts'
import { hasFailed } from '../load/listState.ts'
import type { OrderList } from '../load/useOrderList.ts'
import { OrdersFound } from '../paging/OrdersFound.tsx'
import { pageSpan } from '../paging/pageLinks.ts'
import { AboveBottom } from '../screen/bottomLayout.tsx'
import { ListScreen } from '../screen/ListScreen.tsx'
import { searchState } from '../search/searchState.ts'
import type { SavedFilters } from '../search/useSavedFilters.ts'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import type { Selection } from '../selection/useSelection.ts'
import type { OrderShortcut } from '../shortcuts/useListShortcuts.ts'
import { useShortcutsDialog } from '../shortcuts/useShortcutsDialog.tsx'
import { useListPreference } from '../storage/listPreferences.ts'
import type { OrderColumn } from '../view/sortOrders.ts'
import { useClearStaleQuery } from '../view/useClearStaleQuery.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { LoadedList } from './LoadedList.tsx'
import { messages } from './messages.ts'
import { NoCarriers } from './NoCarriers.tsx'
import { OpenDetailsProvider, useDetailsOfList } from './openDetails.ts'
import { PhoneExport } from './PhoneExport.tsx'
import { useLoadedView } from './useLoadedView.ts'
import { useNewOrdersTitle } from './useNewOrdersTitle.ts'

interface OrderListPageProps {
  readonly title: string
  readonly saved: SavedFilters
  readonly source: OrderList
  readonly dateLabels: DatesFilterProps['labels']
  /** The date options in the screen's order. */
  readonly dateOptions?: DatesFilterProps['options']
  readonly filterGroups: 'plain' | 'accepted'
  /** Columns that this screen's table never has, because their value is the same for all its orders. Pass a constant array. */
  readonly withoutColumns?: readonly OrderColumn[]
  /** The name of a CSV file without day and extension. */
  readonly fileName: string
  /** The buttons of an order. Pass the same function in each render: only orders that changed are then rendered again. */
  readonly actionsOf: ListedOrder['actionsOf']
  /** The keys of this screen, in addition to those of every list. */
  readonly orderShortcuts?: readonly OrderShortcut[]
  /** Adds a checkbox to each order, and the buttons for the selected ones. */
  readonly bulk?: {
    readonly selection: Selection
    actionsOf(orders: readonly WorkOrderListItem[]): ReactNode
  }
}

/** The page of an order list, from the title to the last page of orders; the three list screens share it. */
export function OrderListPage(props: OrderListPageProps) {
  const { title, saved, source, dateLabels, dateOptions, filterGroups, withoutColumns = NO_COLUMNS, bulk } = props
  const t = useMessages(messages)
  const { settings, orders: hostOrders } = useHost()
  const now = useNow()
  const online = useOnline()
  const { list, loads } = source
  const { view, orders, counts, newNumbers } = useLoadedView(source, { applied: saved.applied, withoutColumns, now })
  const top = useRef<HTMLDivElement>(null)
  const findBox = useFindBox(view.setQuery)
  const [hiddenColumns, setHiddenColumns] = useListPreference('hiddenColumns')
  const excludedColumns = useMemo(() => [...hiddenColumns, ...withoutColumns], [hiddenColumns, withoutColumns])
  const shortcuts = useShortcutsDialog({
    view,
    selection: bulk?.selection,
    orderShortcuts: props.orderShortcuts ?? [],
    onFind: findBox.focus,
    onRefresh: source.refresh,
  })
  const openDetails = useDetailsOfList(hostOrders, { view, orders, actions: props.orderShortcuts ?? [] })
  const span = pageSpan(view.found.length, view.page, view.size)
  const count = list.state === 'loaded' ? view.found.length : undefined
  const selected = bulk?.selection.of(view.found) ?? []
  useKeepFocus()
  useClearStaleQuery(view, orders)
  useNewOrdersTitle(newNumbers.size)
  return (
    <OpenDetailsProvider value={openDetails}>
      <ListScreen
        title={title}
        source={source}
        online={online}
        now={now}
        zone={settings.timeZone ?? deviceZone()}
        search={searchState(saved)}
        onReset={saved.reset}
        onSearch={saved.search}
        headerTools={<FindButton findBox={findBox} />}
        filters={(buttons) => (
          <ListFilterCard
            saved={saved}
            buttons={buttons}
            dateLabels={dateLabels}
            dateOptions={dateOptions}
            groups={filterGroups}
          />
        )}
        noCarriers={<NoCarriers />}
        empty={<EmptyState title={t.emptyTitle} hint={t.emptyHint} />}
        count={<OrdersFound ref={top} count={count} span={span} announcement={loads} query={view.query} />}
        toolbar={
          <ListToolbar
            view={view}
            counts={counts}
            findBox={findBox}
            hiddenColumns={hiddenColumns}
            onHiddenColumns={setHiddenColumns}
            withoutColumns={withoutColumns}
            selected={selected}
            fileName={props.fileName}
            onShortcuts={shortcuts.open}
          />
        }
        loaded={
          <AboveBottom $hasBar={selected.length > 0} $hasAlert={hasFailed(list)}>
            <LoadedList
              view={view}
              now={now}
              newNumbers={newNumbers}
              hiddenColumns={excludedColumns}
              selection={bulk?.selection}
              actionsOf={props.actionsOf}
              top={top}
            />
            <PhoneExport orders={view.found} selected={selected} fileName={props.fileName} />
          </AboveBottom>
        }
        selectionBar={
          bulk && (
            <SelectionBar selected={selected} shown={view.shown} onClear={bulk.selection.clear}>
              {bulk.actionsOf(selected)}
            </SelectionBar>
          )
        }
      />
      {shortcuts.dialog}
    </OpenDetailsProvider>
  )
}

const NO_COLUMNS: readonly OrderColumn[] = []
