import { useHost } from '@carrier-portal/contract'
import { EmptyState, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { type RefObject, useCallback, useDeferredValue, useRef } from 'react'
import type { ListedOrder } from '../card/listedOrder.ts'
import { OrderCard } from '../card/OrderCard.tsx'
import { messages } from '../find/messages.ts'
import { useQuickFilterName } from '../find/QuickFilters.tsx'
import { OrderPages } from '../paging/OrderPages.tsx'
import { CardList } from '../screen/screenLayout.tsx'
import { SelectPage } from '../selection/SelectPage.tsx'
import type { Selection } from '../selection/useSelection.ts'
import { OrderTable } from '../table/OrderTable.tsx'
import { useUnsentSaves } from '../unsent/useUnsentSaves.ts'
import type { ListView } from '../view/useListView.ts'
import { useOpenDetails } from './openDetails.ts'

interface LoadedListProps {
  readonly view: ListView
  readonly now: number
  readonly newNumbers: ReadonlySet<string>
  readonly hiddenColumns: readonly string[]
  readonly selection: Selection | undefined
  /** The same function in each render, as in ListedOrder. */
  readonly actionsOf: ListedOrder['actionsOf']
  /** The element that gets the focus when a page is opened from below the list. */
  readonly top: RefObject<HTMLElement | null>
}

/**
 * The number of orders that are painted first. A window shows 2 cards on phones (844 px high), and 5 cards or 12 rows on
 * desks (900 px); the 2 cards of the window's lower part cost a slow processor 20 ms, and follow with those below it.
 */
const FIRST_ORDERS = { phone: 2, cards: 3, table: 12 }

/** The orders of this page as cards or as a table, or a hint that the find box and the quick filter find none. */
export function LoadedList({ view, now, newNumbers, hiddenColumns, selection, actionsOf, top }: LoadedListProps) {
  const t = useMessages(messages)
  const filterName = useQuickFilterName()
  const { nav } = useHost()
  const open = useOpenDetails()
  const unsentOf = useUnsentSaves()
  const desk = useMediaQuery(deskQuery)
  const shown = useRef(view.shown)
  shown.current = view.shown
  const toggle = selection?.toggle
  const onToggle = useCallback(
    (number: string, range: boolean) => toggle?.(number, range ? shown.current : undefined),
    [toggle],
  )
  // False until the first orders are painted: the others are rendered after that.
  const showsAll = useDeferredValue(true, false)
  const rendered = showsAll ? view.shown : view.shown.slice(0, FIRST_ORDERS[desk ? view.layout : 'phone'])
  const orders = rendered.map(
    (order): ListedOrder => ({
      order,
      now,
      isNew: newNumbers.has(order.workOrderNumber),
      unsent: unsentOf(order.workOrderNumber),
      selected: selection?.has(order.workOrderNumber),
      onToggle,
      href: nav.href(`/order/${encodeURIComponent(order.workOrderNumber)}`),
      onOpen: open,
      actionsOf,
    }),
  )
  /** Scrolls and moves the focus to the top, where reading the next page begins. */
  const openPage = (page: number) => {
    view.setPage(page)
    top.current?.scrollIntoView?.()
    top.current?.focus({ preventScroll: true })
  }
  if (view.found.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t.notFoundTitle}
        hint={view.quickFilter === undefined ? t.notFoundHint : t.filteredHint(filterName(view.quickFilter))}
        action={<Button onClick={view.showAll}>{t.clear}</Button>}
      />
    )
  return (
    <>
      {view.layout === 'table' ? (
        <OrderTable
          orders={orders}
          sort={view.sort}
          onSort={view.setSort}
          hiddenColumns={hiddenColumns}
          selectPage={selection && <SelectPage selection={selection} shown={view.shown} />}
        />
      ) : (
        <CardList $isPart={rendered.length < view.shown.length}>
          {orders.map((listed) => (
            <OrderCard key={listed.order.workOrderNumber} {...listed} />
          ))}
        </CardList>
      )}
      {showsAll && <OrderPages position="bottom" page={view.page} pages={view.pages} onPage={openPage} />}
    </>
  )
}
