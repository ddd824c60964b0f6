import type { WorkOrderListItem } from '@carrier-portal/contract'
import type { ReactNode } from 'react'
import type { ListLayout } from '../storage/listPreferences.ts'
import type { UnsentState } from '../unsent/UnsentBadge.tsx'

/**
 * The props of an order's card or table row. A list passes the same functions in each render, so that React skips the
 * orders that did not change.
 */
export interface ListedOrder {
  readonly order: WorkOrderListItem
  /** Milliseconds since 1970, for the order's urgency. */
  readonly now: number
  /** Whether the order arrived with the last refresh. */
  readonly isNew?: boolean
  /** Whether a save of the order is still on this device. */
  readonly unsent?: UnsentState | undefined
  /** Undefined where orders cannot be selected. */
  readonly selected?: boolean | undefined
  /** `range`: also all orders from the last toggled one to this one. */
  onToggle(workOrderNumber: string, range: boolean): void
  /** The address of the order, for another tab. */
  readonly href: string
  /** Called with the order number when it is pressed. */
  onOpen(workOrderNumber: string): void
  /** The order's buttons. */
  actionsOf(order: WorkOrderListItem, layout: ListLayout): ReactNode
}
