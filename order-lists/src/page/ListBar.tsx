import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { tableQuery } from '@carrier-portal/shared-ui/theme'
import type { ReactNode, Ref } from 'react'
import { OrderPages } from '../paging/OrderPages.tsx'
import { OrdersFound, PageSizeSelect } from '../paging/OrdersFound.tsx'
import { pageSpan } from '../paging/pageLinks.ts'
import { Toolbar } from '../screen/screenLayout.tsx'
import { ViewSwitch } from '../screen/ViewSwitch.tsx'
import type { ListView } from '../view/useListView.ts'
import { FindBox } from './FindBox.tsx'

export interface ListBarProps {
  readonly view: ListView
  readonly tools?: ((view: ListView) => ReactNode) | undefined
  /** The first line of the list, where reading a page begins. */
  readonly top: Ref<HTMLParagraphElement>
}

/**
 * What stands above the orders, in a line on desks: count, search box, switches and pages. It is there with nothing
 * found too, so that nothing jumps.
 */
export function ListBar({ view, tools, top }: ListBarProps) {
  const wide = useMediaQuery(tableQuery)
  return (
    <Toolbar>
      <OrdersFound ref={top} count={view.found.length} span={pageSpan(view.found.length, view.page, view.size)} />
      <FindBox value={view.query} onChange={view.setQuery} />
      {tools?.(view)}
      {view.layout === 'table' && <PageSizeSelect value={view.size} onChange={view.setSize} />}
      {wide && <ViewSwitch value={view.layout} onChange={view.setLayout} />}
      <OrderPages position="top" page={view.page} pages={view.pages} onPage={view.setPage} />
    </Toolbar>
  )
}
