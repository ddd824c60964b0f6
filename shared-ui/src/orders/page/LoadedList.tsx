import { useHost, type WorkOrderListItem } from '@carrier-portal/contract'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useWords } from '@carrier-portal/shared-ui/words'
import type { ReactNode } from 'react'
import { EmptyState } from '../../feedback/EmptyState.tsx'
import { useMediaQuery } from '../../feedback/useMediaQuery.ts'
import { tableQuery } from '../../theme/tokens.ts'
import { OrderCard } from '../card/OrderCard.tsx'
import { OrderPages } from '../pages/OrderPages.tsx'
import { PageSizeSelect } from '../pages/OrdersFound.tsx'
import { CardList, Toolbar } from '../screen/screenParts.tsx'
import { ViewSwitch } from '../screen/ViewSwitch.tsx'
import { OrderTable } from '../table/OrderTable.tsx'
import { urgency } from '../urgency.ts'
import type { ListView } from '../useListView.ts'
import { SearchBox } from './SearchBox.tsx'
import { words } from './words.ts'

export interface LoadedListProps {
  readonly view: ListView
  readonly now: number
  readonly newNumbers: ReadonlySet<string>
  actionsOf(order: WorkOrderListItem): ReactNode
  readonly tools?: ((view: ListView) => ReactNode) | undefined
}

/** What was loaded: the search box, the pages and the orders of this one as cards or as a table. */
export function LoadedList({ tools, ...list }: LoadedListProps) {
  const say = useWords(words)
  const wide = useMediaQuery(tableQuery)
  const { view } = list
  return (
    <>
      <Toolbar>
        <SearchBox value={view.query} onChange={view.setQuery} />
        {tools?.(view)}
        {wide && <ViewSwitch value={view.layout} onChange={view.setLayout} />}
      </Toolbar>
      {view.found.length > 0 ? (
        <OnePage {...list} />
      ) : (
        <EmptyState
          icon="search"
          title={say.notFoundTitle}
          hint={say.notFoundHint}
          action={<Button onClick={() => view.setQuery('')}>{say.clear}</Button>}
        />
      )}
    </>
  )
}

function OnePage({ view, now, newNumbers, actionsOf }: Omit<LoadedListProps, 'tools'>) {
  const { orders } = useHost()
  const open = (workOrderNumber: string) => void orders.open({ view: 'details', workOrderNumber })
  const pages = (position: 'top' | 'bottom') => (
    <OrderPages position={position} page={view.page} pages={view.pages} onPage={view.setPage} />
  )
  return (
    <>
      <Toolbar>
        {pages('top')}
        {view.layout === 'table' && <PageSizeSelect value={view.size} onChange={view.setSize} />}
      </Toolbar>
      {view.layout === 'table' ? (
        <OrderTable
          orders={view.shown}
          sort={view.sort}
          onSort={view.setSort}
          urgencyOf={(order) => urgency(order, now)}
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
              urgency={urgency(order, now)}
              isNew={newNumbers.has(order.workOrderNumber)}
              onOpen={open}
              actions={actionsOf(order)}
            />
          ))}
        </CardList>
      )}
      {pages('bottom')}
    </>
  )
}
