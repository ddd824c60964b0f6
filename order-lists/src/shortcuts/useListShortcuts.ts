import type { OrderStatus, WorkOrderListItem } from '@carrier-portal/contract'
import { useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { orderTableQuery } from '@carrier-portal/shared-ui/theme'
import { flushSync } from 'react-dom'
import { focusedOrder, focusOrder, moveOrderFocus } from '../focus/orderFocus.ts'
import { messages as selectionMessages } from '../selection/messages.ts'
import type { Selection } from '../selection/useSelection.ts'
import type { ListView } from '../view/useListView.ts'
import { messages } from './messages.ts'
import type { ShortcutHelp } from './ShortcutsDialog.tsx'
import { type ShortcutActions, useShortcuts } from './useShortcuts.ts'

/** A key of one screen that acts on the focused order. */
export interface OrderShortcut {
  readonly key: string
  readonly label: string
  /** The status of the orders that have this action. */
  readonly status?: OrderStatus
  run(order: WorkOrderListItem): void
  /** Instead of `run` for the selected orders, while one of them or none is focused. */
  runSelected?(orders: readonly WorkOrderListItem[]): void
}

/** What the keys of a list act on. */
export interface ListShortcutOptions {
  readonly enabled: boolean
  readonly view: ListView
  readonly selection: Selection | undefined
  readonly orderShortcuts: readonly OrderShortcut[]
  onFind(): void
  onRefresh(): void
  onHelp(): void
}

/**
 * The keys of an order list; returns the lines of the list of keys. j and k move the focus to an order's number, which
 * is a link, so Enter opens its details without a handler here; from an end of the page they go on to the page beside it.
 */
export function useListShortcuts(options: ListShortcutOptions): readonly ShortcutHelp[] {
  const { enabled, view, selection, orderShortcuts, onFind, onRefresh, onHelp } = options
  const t = useMessages(messages)
  const hasTable = useMediaQuery(orderTableQuery)
  const selectionTexts = useMessages(selectionMessages)
  const withOrder = (run: (order: WorkOrderListItem) => void) => () => {
    const order = view.shown.find(({ workOrderNumber }) => workOrderNumber === focusedOrder())
    if (order) run(order)
  }
  const selected = selection?.of(view.found) ?? []
  const withSelected = ({ run, runSelected }: OrderShortcut) => {
    const focused = focusedOrder()
    const isForSelected = selected.length > 0 && (focused === undefined || selection?.has(focused))
    return isForSelected && runSelected ? runSelected(selected) : withOrder(run)()
  }
  const move = (steps: number) => {
    if (moveOrderFocus(steps)) return
    const focused = view.found.findIndex(({ workOrderNumber }) => workOrderNumber === focusedOrder())
    const onOtherPage = view.found[focused + steps]
    if (!onOtherPage) return
    view.showOrder(onOtherPage.workOrderNumber)
    focusOrder(onOtherPage.workOrderNumber)
  }
  const actions: ShortcutActions = {
    '/': onFind,
    j: () => move(1),
    k: () => move(-1),
    r: onRefresh,
    t: () => {
      const focused = focusedOrder()
      flushSync(() => view.setLayout(view.layout === 'table' ? 'cards' : 'table', focused))
      if (focused !== undefined) focusOrder(focused)
    },
    '?': onHelp,
    ...Object.fromEntries(orderShortcuts.map((shortcut) => [shortcut.key, () => withSelected(shortcut)])),
    ...(selection && {
      x: withOrder(({ workOrderNumber }) => selection.toggle(workOrderNumber)),
      'Ctrl+a': () => selection.setAll(view.shown, true),
    }),
  }
  useShortcuts(actions, enabled, ['j', 'k'])
  return [
    { keys: '/', label: t.find },
    { keys: 'j k', label: t.move },
    { keys: 'Enter', label: t.details },
    ...orderShortcuts.map(({ key, label, runSelected }) => ({
      keys: key,
      label: runSelected ? `${label} ${t.selectedOrFocused}` : label,
    })),
    ...(selection
      ? [
          { keys: 'x', label: t.select },
          { keys: 'Ctrl+A', label: selectionTexts.selectPage },
        ]
      : []),
    ...(hasTable ? [{ keys: 't', label: t.table }] : []),
    { keys: 'r', label: t.refresh },
    { keys: 'Ctrl+Enter', label: t.submit },
    { keys: '?', label: t.help },
  ]
}
