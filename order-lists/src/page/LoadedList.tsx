import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { EmptyState } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import type { ReactNode, RefObject } from 'react'
import { OrderCard } from '../card/OrderCard.tsx'
import { OrderPages } from '../paging/OrderPages.tsx'
import { CardList } from '../screen/screenLayout.tsx'
import { OrderTable } from '../table/OrderTable.tsx'
import { urgencyOf } from '../urgency/urgency.ts'
import type { ListView } from '../view/useListView.ts'
import { messages } from './messages.ts'

export interface LoadedListProps {
  readonly view: ListView
  readonly now: number
  readonly newNumbers: ReadonlySet<string>
  actionsOf(order: WorkOrderListItem): ReactNode
  /** Where reading a page begins. */
  readonly top: RefObject<HTMLElement | null>
}

/** The orders of this page, as cards or as a table, or that the search box finds none. */
export function LoadedList({ view, now, newNumbers, actionsOf, top }: LoadedListProps) {
  const t = useMessages(messages)
  const { orders } = useHost()
  const open = (workOrderNumber: string) => void orders.open({ view: 'details', workOrderNumber })
  /** From beneath the list the next page is read from its top, by eyes and by a screen reader. */
  const turn = (page: number) => {
    view.setPage(page)
    top.current?.scrollIntoView?.()
    top.current?.focus({ preventScroll: true })
  }
  if (view.found.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t.notFoundTitle}
        hint={t.notFoundHint}
        action={<Button onClick={() => view.setQuery('')}>{t.clear}</Button>}
      />
    )
  return (
    <>
      {view.layout === 'table' ? (
        <OrderTable
          orders={view.shown}
          sort={view.sort}
          onSort={view.setSort}
          urgencyOf={(order) => urgencyOf(order, now)}
          newNumbers={newNumbers}
          onOpen={open}
          actionsOf={actionsOf}
        />
      ) : (
        <CardList>
          {view.shown.map((order) => (
            <OrderCard
              key={order.workOrderNumber}
              order={order}
              urgency={urgencyOf(order, now)}
              isNew={newNumbers.has(order.workOrderNumber)}
              onOpen={open}
              actions={actionsOf(order)}
            />
          ))}
        </CardList>
      )}
      <OrderPages position="bottom" page={view.page} pages={view.pages} onPage={turn} />
    </>
  )
}
