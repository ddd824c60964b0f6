import type { WorkOrderListItem } from '@carrier-portal/contract'
import { StatusRegion, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { color, deskQuery, orderTableQuery, print, space, wide } from '@carrier-portal/shared-ui/theme'
import type { ReactNode } from 'react'
import { ExportTools } from '../export/ExportTools.tsx'
import { FindBox } from '../find/FindBox.tsx'
import { messages } from '../find/messages.ts'
import { QuickFilters, useQuickFilterName } from '../find/QuickFilters.tsx'
import type { FindBoxState } from '../find/useFindBox.ts'
import { OrderPages } from '../paging/OrderPages.tsx'
import { PageSizeSelect } from '../paging/OrdersFound.tsx'
import { Toolbar } from '../screen/screenLayout.tsx'
import { messages as shortcutMessages } from '../shortcuts/messages.ts'
import { ColumnsButton } from '../table/ColumnsButton.tsx'
import type { countQuickFilters } from '../view/quickFilters.ts'
import type { OrderColumn } from '../view/sortOrders.ts'
import type { ListView } from '../view/useListView.ts'
import { ViewSwitch } from '../view/ViewSwitch.tsx'

interface ListToolbarProps {
  readonly view: ListView
  readonly counts: ReturnType<typeof countQuickFilters>
  readonly findBox: FindBoxState
  readonly hiddenColumns: readonly string[]
  onHiddenColumns(hidden: readonly string[]): void
  /** The columns that this screen's table never has. */
  readonly withoutColumns: readonly OrderColumn[]
  readonly selected: readonly WorkOrderListItem[]
  /** The name of a CSV file without day and extension. */
  readonly fileName: string
  onShortcuts(): void
}

/** The controls above the orders, also for an empty list: find, export, view, pages and quick filters. */
export function ListToolbar({ view, counts, findBox, ...props }: ListToolbarProps) {
  const { missing } = useMessages(messages)
  const filterName = useQuickFilterName()
  const { title: shortcutsTitle } = useMessages(shortcutMessages)
  const desk = useMediaQuery(deskQuery)
  const wideEnough = useMediaQuery(orderTableQuery)
  const tools: ReactNode = (
    <>
      <ExportTools orders={view.found} selected={props.selected} fileName={props.fileName} />
      {view.layout === 'table' && (
        <ColumnsButton hidden={props.hiddenColumns} without={props.withoutColumns} onChange={props.onHiddenColumns} />
      )}
      {wideEnough && <PageSizeSelect value={view.size} onChange={view.setSize} />}
      {wideEnough && <ViewSwitch value={view.layout} onChange={view.setLayout} />}
      {desk && (
        <Button onClick={props.onShortcuts} aria-label={shortcutsTitle} title={shortcutsTitle}>
          ?
        </Button>
      )}
    </>
  )
  return (
    <ToolbarLines $gap={1}>
      {(desk || findBox.isOpen) && (
        <Toolbar>
          <FindBox value={view.query} inputRef={findBox.ref} onChange={findBox.find} />
          {desk && tools}
        </Toolbar>
      )}
      <QuickFilterLine>
        <QuickFilters counts={counts} value={view.quickFilter} onChange={view.setQuickFilter} />
        <OrderPages position="top" page={view.page} pages={view.pages} onPage={view.setPage} />
      </QuickFilterLine>
      <Missing>
        {view.missing.length > 0 && missing(view.missing.length, view.quickFilter && filterName(view.quickFilter))}
        {view.missing.map((number, index) => (
          <span key={number}>{index + 1 < view.missing.length ? `${number}, ` : number}</span>
        ))}
      </Missing>
    </ToolbarLines>
  )
}

const ToolbarLines = styled(Stack)`
  ${print} { display: none; }
`

const QuickFilterLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(1, 4)};
  ${wide.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** No number that fits into a line is broken at its hyphen. */
const Missing = styled(StatusRegion)`
  color: ${color.warning};
  overflow-wrap: anywhere;
  > span {
    display: inline-block;
    white-space: pre-wrap;
  }
`
