import type { WorkOrderListItem } from '@carrier-portal/contract'
import { EmptyState } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { ReactNode, RefObject } from 'react'
import { OrderCard } from '../card/OrderCard.tsx'
import { OrderPages } from '../paging/OrderPages.tsx'
import { CardList } from '../screen/screenLayout.tsx'
import { SelectOrder } from '../selection/SelectOrder.tsx'
import type { Selection } from '../selection/useSelection.ts'
import { OrderTable } from '../table/OrderTable.tsx'
import { useUnsentSaves } from '../unsent/useUnsentSaves.ts'
import { urgencyOf } from '../urgency/urgency.ts'
import type { ListLayout, ListView } from '../view/useListView.ts'
import { messages } from './messages.ts'
import { useOpenDetails } from './openDetails.ts'

export interface LoadedListProps {
  readonly view: ListView
  readonly now: number
  readonly newNumbers: ReadonlySet<string>
  readonly hiddenColumns: readonly string[]
  readonly selection: Selection | undefined
  actionsOf(order: WorkOrderListItem, layout: ListLayout): ReactNode
  /** The element that gets the focus when a page is opened from below the list. */
  readonly top: RefObject<HTMLElement | null>
}

/** The orders of this page as cards or as a table, or a hint that the find box and the quick filter find none. */
export function LoadedList({ view, now, newNumbers, hiddenColumns, selection, actionsOf, top }: LoadedListProps) {
  const t = useMessages(messages)
  const open = useOpenDetails()
  const unsentOf = useUnsentSaves()
  /** Scrolls and moves the focus to the top, where reading the next page begins. */
  const openPage = (page: number) => {
    view.setPage(page)
    top.current?.scrollIntoView?.()
    top.current?.focus({ preventScroll: true })
  }
  const checkboxOf = (number: string) =>
    selection && (
      <SelectOrder
        workOrderNumber={number}
        checked={selection.has(number)}
        onToggle={(toggled, range) => selection.toggle(toggled, range ? view.shown : undefined)}
      />
    )
  if (view.found.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t.notFoundTitle}
        hint={t.notFoundHint}
        action={<Button onClick={view.showAll}>{t.clear}</Button>}
      />
    )
  return (
    <>
      {view.layout === 'table' ? (
        <OrderTable
          orders={view.shown}
          sort={view.sort}
          onSort={view.setSort}
          hiddenColumns={hiddenColumns}
          urgencyOf={(order) => urgencyOf(order, now)}
          newNumbers={newNumbers}
          unsentOf={unsentOf}
          onOpen={open}
          actionsOf={(order) => actionsOf(order, 'table')}
          selection={selection && { has: selection.has, checkboxOf }}
        />
      ) : (
        <CardList>
          {view.shown.map((order) => (
            <OrderCard
              key={order.workOrderNumber}
              order={order}
              urgency={urgencyOf(order, now)}
              isNew={newNumbers.has(order.workOrderNumber)}
              unsent={unsentOf(order.workOrderNumber)}
              onOpen={open}
              actions={actionsOf(order, 'cards')}
              checkbox={checkboxOf(order.workOrderNumber)}
            />
          ))}
        </CardList>
      )}
      <OrderPages position="bottom" page={view.page} pages={view.pages} onPage={openPage} />
    </>
  )
}
